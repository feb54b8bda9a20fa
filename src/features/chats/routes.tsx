import type { RouteObject } from 'react-router-dom';
import { needsId } from '@/components/shell/needsId';
import { chatChannelsPath, chatReportsPath } from '@/utils/chatPaths';
import { routes as paths } from '@/utils/paths';

export const routes: RouteObject[] = [
  {
    path: paths.chats,
    lazy: async () => ({ Component: (await import('./pages/ChatsPage')).ChatsPage }),
  },
  {
    path: `${paths.chats}/:id`,
    lazy: async () => ({ Component: needsId((await import('./pages/ChatsPage')).ChatsPage) }),
  },
];

/** For whoever administers and is in no conversation. */
export const settingsRoutes: RouteObject[] = [
  {
    path: chatChannelsPath,
    lazy: async () => ({ Component: (await import('./pages/ChannelsPage')).ChannelsPage }),
  },
  {
    path: chatReportsPath,
    lazy: async () => ({ Component: (await import('./pages/ReportsPage')).ReportsPage }),
  },
];
