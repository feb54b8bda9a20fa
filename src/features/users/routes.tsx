import type { RouteObject } from 'react-router-dom';
import { routes as paths } from '@/utils/paths';

export const routes: RouteObject[] = [
  {
    path: paths.users,
    lazy: async () => ({ Component: (await import('./pages/UsersPage')).UsersPage }),
  },
  {
    path: paths.directory,
    lazy: async () => ({ Component: (await import('./pages/DirectoryPage')).DirectoryPage }),
  },
  {
    path: paths.importPeople,
    lazy: async () => ({
      Component: (await import('./pages/ImportPeoplePage')).ImportPeoplePage,
    }),
  },
  {
    path: `${paths.users}/:id`,
    lazy: async () => ({ Component: (await import('./pages/PersonPage')).PersonPage }),
  },
];
