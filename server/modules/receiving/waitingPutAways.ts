import { can } from '@contract/session/can';
import type { WaitingPart } from '../../engine/waiting/waitingPart';
import { visibleArrivals } from './arrivalScope';
import { countPutAways } from './openPutAways';

/** Goods that lie in a receiving place wait for those who put them away; after a day they are late. */
export const waitingPutAways: WaitingPart = async ({ db, viewer }) => {
  if (!can(viewer.roles, 'ORDERS.pick')) return [];
  const { total, old } = await countPutAways(db, visibleArrivals(viewer.roleScope, viewer));
  if (total === 0) return [];
  return [
    {
      module: 'receiving',
      label: total === 1 ? 'Producto por guardar' : 'Productos por guardar',
      waiting: total,
      late: old,
      path: '/receiving/put-away',
    },
  ];
};
