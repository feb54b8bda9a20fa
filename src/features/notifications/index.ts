import { lazyExtra } from '@/components/lazy/lazyPiece';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes as paths } from '@/utils/paths';
import { routes } from './routes';

export const notifications: FeatureManifest = {
  id: 'notifications',
  flag: null,
  group: null,
  label: 'Notificaciones',
  icon: 'bell',
  order: 95,
  paths: [
    { path: paths.notifications, label: 'Notificaciones', keywords: 'avisos campana silenciar' },
  ],
  routes: () => routes,
  topBar: lazyExtra(async () => (await import('./components/Bell')).Bell),
};
