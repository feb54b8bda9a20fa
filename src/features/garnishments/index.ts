import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes as paths } from '@/utils/paths';
import { routes } from './routes';

export const garnishments: FeatureManifest = {
  id: 'garnishments',
  flag: 'LIQUIDATION.SHOW',
  group: 'pay',
  label: 'Embargos',
  icon: 'gavel',
  order: 17,
  paths: [
    {
      path: paths.garnishments,
      label: 'Embargos',
      keywords: 'oficio juzgado judicial alimentos cuota alimentaria retención deuda',
    },
  ],
  routes: () => routes,
};
