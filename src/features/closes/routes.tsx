import type { RouteObject } from 'react-router-dom';
import { routes as paths } from '@/utils/paths';

export const routes: RouteObject[] = [
  {
    path: paths.closes,
    lazy: async () => ({ Component: (await import('./pages/ClosesPage')).ClosesPage }),
  },
];
