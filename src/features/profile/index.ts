import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes } from './routes';

export const profile: FeatureManifest = {
  id: 'profile',
  flag: null,
  group: null,
  label: 'Mi perfil',
  icon: 'profile',
  order: 90,
  paths: [
    {
      path: '/profile',
      label: 'Mi perfil',
      keywords:
        'datos sueldo cbu familia cuenta apariencia tema oscuro claro densidad contraseña clave sesiones dispositivos',
    },
  ],
  routes: () => routes,
};
