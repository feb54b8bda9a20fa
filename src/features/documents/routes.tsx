import type { RouteObject } from 'react-router-dom';
import {
  askedDocumentsPath,
  documentRequestsPath,
  documentTypesPath,
  ownDocumentsPath,
  routes as paths,
} from '@/utils/paths';

export const routes: RouteObject[] = [
  {
    path: paths.documents,
    lazy: async () => ({ Component: (await import('./pages/DocumentsPage')).DocumentsPage }),
  },
  {
    path: ownDocumentsPath,
    lazy: async () => ({ Component: (await import('./pages/OwnDocumentsPage')).OwnDocumentsPage }),
  },
  {
    path: documentRequestsPath,
    lazy: async () => ({
      Component: (await import('./pages/DocumentRequestsPage')).DocumentRequestsPage,
    }),
  },
  {
    path: askedDocumentsPath,
    lazy: async () => ({
      Component: (await import('./pages/AskedDocumentsPage')).AskedDocumentsPage,
    }),
  },
  {
    path: `${paths.documents}/:id`,
    lazy: async () => ({ Component: (await import('./pages/DocumentPage')).DocumentPage }),
  },
];

/** For who administers the settings, too. */
export const settingsRoutes: RouteObject[] = [
  {
    path: documentTypesPath,
    lazy: async () => ({
      Component: (await import('./pages/DocumentTypesPage')).DocumentTypesPage,
    }),
  },
];
