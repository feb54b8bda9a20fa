import path from 'node:path';
import type { RouteObject } from 'react-router-dom';
import { firstPages } from '../../scripts/vite/earlyFiles';
import { modules } from './modules';

const flat = (routes: RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...flat(route.children ?? [])]);

test.each(Object.entries(firstPages))('%s is drawn by %s', (address, file) => {
  const route = flat(modules.flatMap((module) => module.routes())).find(
    (one) => one.path === address,
  );
  expect(String(route?.lazy)).toContain(`/${path.basename(file, '.tsx')}`);
});
