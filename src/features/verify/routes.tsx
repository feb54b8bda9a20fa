import type { RouteObject } from 'react-router-dom';
import { routes as paths } from '@/utils/paths';

const page = async () => ({ Component: (await import('./pages/VerifyPage')).VerifyPage });

export const routes: RouteObject[] = [
  { path: paths.verify, lazy: page },
  { path: `${paths.verify}/:code`, lazy: page },
];
