import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  {
    path: '/posts',
    lazy: async () => ({ Component: (await import('./pages/WallPage')).WallPage }),
  },
  {
    path: '/posts/:id',
    lazy: async () => ({ Component: (await import('./pages/PostPage')).PostPage }),
  },
];
