import type { FeatureManifest } from '@/components/shell/featureManifest';
import { delegationsPath, routes as paths } from '@/utils/paths';
import { routes } from './routes';

export const workflow: FeatureManifest = {
  id: 'workflow',
  flag: 'WORKFLOW',
  group: 'home',
  label: 'Aprobaciones',
  icon: 'approvals',
  order: 20,
  // People wait for the person who decides.
  phoneOrder: 5,
  paths: [
    {
      path: paths.workflow,
      label: 'Aprobaciones',
      keywords: 'pendientes aprobar rechazar decidir bandeja autorizar',
    },
    {
      path: delegationsPath,
      label: 'Delegar aprobaciones',
      keywords: 'reemplazo ausencia en nombre de',
      action: true,
    },
  ],
  routes: () => routes,
};
