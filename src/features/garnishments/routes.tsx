import type { RouteObject } from 'react-router-dom';
import { routes as paths } from '@/utils/paths';

export const routes: RouteObject[] = [
  {
    path: paths.garnishments,
    lazy: async () => ({ Component: (await import('./pages/GarnishmentsPage')).GarnishmentsPage }),
  },
  {
    path: `${paths.garnishments}/:id`,
    lazy: async () => ({ Component: (await import('./pages/GarnishmentPage')).GarnishmentPage }),
  },
];
