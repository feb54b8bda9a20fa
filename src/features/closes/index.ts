import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes as paths } from '@/utils/paths';
import { closers } from './closers';
import { routes } from './routes';

export const closes: FeatureManifest = {
  id: 'closes',
  // People who keep the hours or the pay close them, and those who administer reopen: none of them has all the flags.
  flag: null,
  group: 'administration',
  label: 'Cierres',
  icon: 'lock',
  order: 80,
  paths: [
    {
      path: paths.closes,
      label: 'Cierres',
      flag: closers,
      keywords: 'cerrar mes período horas sueldos reabrir ajustes sello',
    },
  ],
  routes: () => routes,
};
