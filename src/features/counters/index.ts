import type { FeatureManifest } from '@/components/shell/featureManifest';
import { countAccuracyPath, dueStockPath, newCountPath } from '@/utils/countPaths';
import { routes as paths } from '@/utils/paths';
import { routes } from './routes';

export const counters: FeatureManifest = {
  id: 'counters',
  flag: 'COUNTERS',
  group: 'warehouse',
  label: 'Conteos',
  icon: 'counts',
  order: 20,
  paths: [
    {
      path: paths.counters,
      label: 'Conteos',
      keywords: 'inventario contar depósito diferencias ajuste recuento ciego',
    },
    {
      path: newCountPath,
      label: 'Nuevo conteo',
      flag: 'ORDERS.create',
      keywords: 'empezar conteo inventario cíclico',
      action: true,
    },
    {
      path: dueStockPath,
      label: 'Por contar',
      flag: 'ORDERS.create',
      keywords: 'vencido toca contar clase cíclico próximo conteo',
    },
    {
      path: countAccuracyPath,
      label: 'Exactitud de los conteos',
      flag: 'ORDERS.create',
      keywords: 'diferencias causas zona clase turno informe conteos',
    },
  ],
  routes: () => routes,
};
