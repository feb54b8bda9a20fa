import { adminPages } from '@/components/shell/adminPages';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes as paths } from '@/utils/paths';
import { routes } from './routes';

export const admin: FeatureManifest = {
  id: 'admin',
  flag: 'ADMIN',
  group: 'administration',
  label: 'Administración',
  icon: 'admin',
  order: 90,
  paths: [
    { path: paths.admin, label: 'Administración', keywords: 'ajustes configuración' },
    ...adminPages,
  ],
  routes: () => routes,
};
