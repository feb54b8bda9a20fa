import type { RouteObject } from 'react-router-dom';
import { newPersonPath, routes as paths } from '@/utils/paths';

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
    path: paths.chart,
    lazy: async () => ({ Component: (await import('./chart/ChartPage')).ChartPage }),
  },
  {
    path: paths.importPeople,
    lazy: async () => ({
      Component: (await import('./pages/ImportPeoplePage')).ImportPeoplePage,
    }),
  },
  {
    path: paths.pay,
    lazy: async () => ({ Component: (await import('./pages/PayPage')).PayPage }),
  },
  {
    path: paths.personBooks,
    lazy: async () => ({
      Component: (await import('./pages/PersonBooksPage')).PersonBooksPage,
    }),
  },
  {
    path: paths.importPersonBooks,
    lazy: async () => ({
      Component: (await import('./pages/ImportPersonBooksPage')).ImportPersonBooksPage,
    }),
  },
  {
    path: newPersonPath,
    lazy: async () => ({ Component: (await import('./pages/NewPersonPage')).NewPersonPage }),
  },
  {
    path: `${paths.users}/:id/edit`,
    lazy: async () => ({ Component: (await import('./pages/EditPersonPage')).EditPersonPage }),
  },
  {
    path: `${paths.users}/:id`,
    lazy: async () => ({ Component: (await import('./pages/PersonPage')).PersonPage }),
  },
];
