import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes as paths } from '@/utils/paths';
import { newRenditionPath } from '@/utils/payPaths';
import { routes } from './routes';

export const renditions: FeatureManifest = {
  id: 'renditions',
  flag: 'RENDITIONS',
  group: 'pay',
  label: 'Rendiciones',
  icon: 'renditions',
  order: 35,
  paths: [
    {
      path: paths.renditions,
      label: 'Rendiciones',
      keywords: 'anticipo viaje gastos rendir viáticos comprobantes',
    },
    {
      path: newRenditionPath,
      label: 'Pedir un anticipo o abrir una rendición',
      keywords: 'viáticos viaje adelanto gastos',
      action: true,
    },
  ],
  routes: () => routes,
};
