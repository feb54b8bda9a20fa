import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes as paths } from '@/utils/paths';
import { routes } from './routes';

export const incomeTax: FeatureManifest = {
  id: 'incomeTax',
  flag: 'LIQUIDATION.SHOW',
  group: 'pay',
  label: 'Ganancias',
  icon: 'tax',
  order: 18,
  paths: [
    {
      path: paths.incomeTax,
      label: 'Ganancias',
      keywords: 'impuesto deducciones siradig 572 cuarta categoría retención familia alquiler',
    },
  ],
  routes: () => routes,
};
