import type { RouteObject } from 'react-router-dom';
import { routes as paths } from '@/utils/paths';
import { programKeysPath } from '@/utils/syncPaths';

export const routes: RouteObject[] = [
  {
    path: paths.sync,
    lazy: async () => ({ Component: (await import('./pages/SyncPage')).SyncPage }),
  },
  {
    path: `${paths.sync}/import`,
    lazy: async () => ({
      Component: (await import('./pages/ImportSyncPage')).ImportSyncPage,
    }),
  },
  {
    path: programKeysPath,
    lazy: async () => ({
      Component: (await import('./programs/ProgramsPage')).ProgramsPage,
    }),
  },
];
