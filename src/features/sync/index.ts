import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes as paths } from '@/utils/paths';
import { programKeysPath, webhooksPath } from '@/utils/syncPaths';
import { routes } from './routes';

export const sync: FeatureManifest = {
  id: 'sync',
  flag: 'SYNC',
  group: 'home',
  label: 'Sincronización',
  icon: 'sync',
  order: 50,
  paths: [
    { path: paths.sync, label: 'Enlaces' },
    {
      path: programKeysPath,
      label: 'Claves para programas',
      keywords: 'api clave token programa integración sistema acceso',
    },
    {
      path: webhooksPath,
      label: 'Avisos a programas',
      keywords: 'webhook aviso evento integración sistema programa',
    },
  ],
  routes: () => routes,
};
