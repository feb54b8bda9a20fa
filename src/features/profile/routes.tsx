import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  {
    path: '/profile',
    lazy: async () => ({ Component: (await import('./pages/ProfilePage')).ProfilePage }),
  },
];
