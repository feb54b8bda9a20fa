import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  {
    path: '/orders',
    lazy: async () => ({ Component: (await import('./pages/OrdersPage')).OrdersPage }),
  },
];
