import type { RouteObject } from 'react-router-dom';
import { delegationsPath, routes as paths } from '@/utils/paths';

export const routes: RouteObject[] = [
  {
    path: paths.workflow,
    lazy: async () => ({ Component: (await import('./pages/InboxPage')).InboxPage }),
  },
  {
    path: delegationsPath,
    lazy: async () => ({ Component: (await import('./pages/DelegationsPage')).DelegationsPage }),
  },
];
