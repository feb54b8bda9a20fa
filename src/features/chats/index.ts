import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes as paths } from '@/utils/paths';
import { routes, settingsRoutes } from './routes';

export const chats: FeatureManifest = {
  id: 'chats',
  flag: 'CHATS',
  group: 'communication',
  label: 'Mensajes',
  icon: 'chat',
  order: 20,
  phoneOrder: 60,
  paths: [
    {
      path: paths.chats,
      label: 'Mensajes',
      keywords: 'conversaciones chat escribir grupo canal charla',
    },
  ],
  routes: () => routes,
  settings: { flag: ['ADMIN.settings', 'ADMIN.users'], routes: () => settingsRoutes },
};
