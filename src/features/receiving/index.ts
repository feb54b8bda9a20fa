import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes as paths } from '@/utils/paths';
import {
  aheadPath,
  newArrivalPath,
  putAwayPath,
  reorderPath,
  suppliersPath,
} from '@/utils/receivingPaths';
import { routes } from './routes';

export const receiving: FeatureManifest = {
  id: 'receiving',
  flag: 'ORDERS',
  group: 'warehouse',
  label: 'Recepciones',
  icon: 'inbox',
  order: 15,
  paths: [
    {
      path: paths.receiving,
      label: 'Recepciones',
      keywords: 'recibir mercadería remito proveedor ingreso depósito',
    },
    {
      path: newArrivalPath,
      label: 'Nueva recepción',
      flag: 'ORDERS.create',
      keywords: 'anunciar remito proveedor',
      action: true,
    },
    {
      path: putAwayPath,
      label: 'Por guardar',
      keywords: 'guardar lo recibido ubicación estantería',
    },
    {
      path: reorderPath,
      label: 'Reposición',
      flag: 'ORDERS.create',
      keywords: 'pedir comprar mínimo máximo faltante proveedor',
    },
    {
      path: aheadPath,
      label: 'Próximos días',
      flag: 'ORDERS.create',
      keywords: 'bultos esperados turno quién está depósito recepción',
    },
    { path: suppliersPath, label: 'Proveedores', keywords: 'quién trae mercadería' },
  ],
  routes: () => routes,
};
