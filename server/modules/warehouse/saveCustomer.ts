import type { InputOf, OutputOf } from '@contract/core/accion';
import { saveCustomer } from '@contract/warehouse/catalogAcciones';
import { customerRecord } from '@contract/warehouse/customer';
import { and, eq, isNull } from 'drizzle-orm';
import { isOpenOrder, warehouseOrder } from '../../db/schema/orders';
import { customer } from '../../db/schema/warehouse';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { reachesSite } from '../../engine/scope/reachesSite';
import { defineStore } from '../../engine/store/defineStore';
import { catalogReaders } from './catalogQueries';
import { findCustomer, missing } from './getCatalog';

const store = defineStore({
  record: customerRecord,
  table: customer,
  find: findCustomer,
  missing,
  unique: ({ name }) => [
    { same: eq(customer.name, name), words: 'Ya hay un cliente con ese nombre.' },
  ],
  tag: 'Customer',
  audience: catalogReaders,
});

export async function storeCustomer(context: Context, input: InputOf<typeof saveCustomer>) {
  if (!(await reachesSite(context, input.siteId))) {
    throw invalid({ siteId: 'Elegí una sede a tu alcance.' });
  }
  const saved = await store.save(context, input, (fields) => {
    if ((fields.latitude === null) !== (fields.longitude === null)) {
      throw invalid({ longitude: 'Poné latitud y longitud, o ninguna.' });
    }
    return fields;
  });
  await placeOrders(context, saved);
  return saved;
}

export const saveCustomerHandler = implement(saveCustomer, (input, context) =>
  storeCustomer(context, input),
);

/** Pending orders for that very address that stood nowhere get the place that was just found for it. */
async function placeOrders(
  { db, emit }: Pick<Context, 'db' | 'emit'>,
  { id, siteId, address, latitude, longitude }: OutputOf<typeof saveCustomer>,
): Promise<void> {
  if (latitude === null) return;
  const placed = await db
    .update(warehouseOrder)
    .set({ latitude, longitude })
    .where(
      and(
        eq(warehouseOrder.customerId, id),
        eq(warehouseOrder.address, address),
        isNull(warehouseOrder.latitude),
        isOpenOrder,
      ),
    )
    .returning({ id: warehouseOrder.id });
  if (placed.length === 0) return;
  await emit([{ type: 'Order', id: 'LIST' }], {
    kind: 'sites',
    ids: [siteId],
    permission: 'ORDERS',
  });
}
