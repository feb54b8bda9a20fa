import type { RouteObject } from 'react-router-dom';
import { needsId } from '@/components/shell/needsId';
import { newLinkPath } from '@/utils/linkPaths';
import { routes as paths } from '@/utils/paths';
import { programKeysPath, webhooksPath } from '@/utils/syncPaths';

export const routes: RouteObject[] = [
  {
    path: paths.sync,
    lazy: async () => ({ Component: (await import('./pages/SyncPage')).SyncPage }),
  },
  {
    path: newLinkPath,
    lazy: async () => ({ Component: (await import('./pages/NewLinkPage')).NewLinkPage }),
  },
  {
    path: `${paths.sync}/:id`,
    lazy: async () => ({ Component: needsId((await import('./pages/LinkPage')).LinkPage) }),
  },
  {
    path: `${paths.sync}/:id/edit`,
    lazy: async () => ({ Component: needsId((await import('./pages/EditLinkPage')).EditLinkPage) }),
  },
  {
    path: programKeysPath,
    lazy: async () => ({
      Component: (await import('./programs/ProgramsPage')).ProgramsPage,
    }),
  },
  {
    path: webhooksPath,
    lazy: async () => ({
      Component: (await import('./webhooks/WebhooksPage')).WebhooksPage,
    }),
  },
  {
    path: `${webhooksPath}/:id`,
    lazy: async () => ({
      Component: needsId((await import('./webhooks/WebhookPage')).WebhookPage),
    }),
  },
];
