import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes as paths } from '@/utils/paths';
import { routes } from './routes';

export const requests: FeatureManifest = {
  id: 'requests',
  flag: null,
  group: 'home',
  label: 'Solicitudes',
  icon: 'send',
  order: 25,
  paths: [
    {
      path: paths.requests,
      label: 'Mis solicitudes',
      keywords: 'pedí respuesta estado licencia cambio',
    },
  ],
  routes: () => routes,
};
