import type { RouteObject } from 'react-router-dom';
import { routes as paths } from '@/utils/paths';
import { newRenditionPath, ownRenditionsPath } from '@/utils/payPaths';

export const routes: RouteObject[] = [
  {
    path: paths.renditions,
    lazy: async () => ({ Component: (await import('./pages/RenditionsPage')).RenditionsPage }),
  },
  {
    path: ownRenditionsPath,
    lazy: async () => ({
      Component: (await import('./pages/OwnRenditionsPage')).OwnRenditionsPage,
    }),
  },
  {
    path: newRenditionPath,
    lazy: async () => ({
      Component: (await import('./pages/OpenRenditionPage')).OpenRenditionPage,
    }),
  },
  {
    path: `${paths.renditions}/:id`,
    lazy: async () => ({ Component: (await import('./pages/RenditionPage')).RenditionPage }),
  },
  {
    path: `${paths.renditions}/:id/expense`,
    lazy: async () => ({
      Component: (await import('./pages/RenditionLinePage')).RenditionLinePage,
    }),
  },
];
