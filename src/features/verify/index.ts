import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes as paths } from '@/utils/paths';
import { routes } from './routes';

export const verify: FeatureManifest = {
  id: 'verify',
  flag: null,
  open: true,
  group: null,
  label: 'Comprobar un documento firmado',
  icon: 'check',
  order: 100,
  paths: [
    {
      path: paths.verify,
      label: 'Comprobar un documento firmado',
      keywords: 'verificar autenticidad código QR',
    },
  ],
  routes: () => routes,
};
