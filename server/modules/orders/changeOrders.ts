import type { InputOf } from '@contract/core/accion';
import { counted } from '@contract/core/counted';
import { changeOrders } from '@contract/orders/changeOrders';
import { can } from '@contract/session/can';
import { and } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { warehouseOrder } from '../../db/schema/orders';
import type { Context } from '../../engine/acciones/context';
import type { BulkAction } from '../../engine/bulk/bulkAction';
import { implementBulk } from '../../engine/bulk/implementBulk';
import { forbidden } from '../../engine/http/fault';
import { assignOrder } from './assignOrder';
import { applyChange } from './changeOrder';
import { ordersList } from './orderQueries';
import { visibleOrders } from './orderScope';
import { takeBack } from './takeBack';

type Change = InputOf<typeof changeOrders>['change'];

const titles: Record<Change['kind'], string> = {
  release: 'Liberar',
  assign: 'Asignar',
  dispatch: 'Despachar',
  cancel: 'Cancelar',
};

const flags = {
  release: 'ORDERS.create',
  assign: 'ORDERS.create',
  dispatch: 'ORDERS.dispatch',
  cancel: 'ORDERS.cancel',
} as const;

async function changeOne(
  context: Context,
  id: number,
  change: Change,
): Promise<Change | undefined> {
  let back: Change | undefined;
  switch (change.kind) {
    case 'release':
      await applyChange(context, { id }, 'release', () => ({ state: 'picking' }));
      break;
    case 'dispatch':
      await applyChange(context, { id }, 'dispatch', () => ({ state: 'dispatched' }));
      break;
    case 'assign':
      await applyChange(context, { id }, 'assign', (order) => {
        back = { kind: 'assign', pickerId: order.pickerId };
        return assignOrder(context, order, change.pickerId);
      });
      break;
    case 'cancel':
      await applyChange(context, { id, reason: change.reason }, 'cancel', () =>
        takeBack(context, id, change.reason),
      );
  }
  return back;
}

export const changeOrdersBulk: BulkAction<typeof changeOrders> = {
  accion: changeOrders,
  list: ordersList,
  title: (rows, { change }) => `${titles[change.kind]} ${counted(rows, 'pedido', 'pedidos')}`,
  prepare: async ({ viewer }, { change }) => {
    if (!can(viewer.roles, flags[change.kind])) throw forbidden();
  },
  labels: async ({ db, viewer, reach }, ids) => {
    const rows = await db
      .select({ id: warehouseOrder.id, number: warehouseOrder.number })
      .from(warehouseOrder)
      .where(and(anyOf(warehouseOrder.id, [...ids]), visibleOrders(reach, viewer)));
    return new Map(rows.map((row) => [row.id, row.number]));
  },
  each: async (context, id, { change }) => {
    const back = await changeOne(context, id, change);
    return back && { change: back };
  },
};

export const changeOrdersHandler = implementBulk(changeOrdersBulk);
