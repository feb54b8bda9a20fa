import type { OutputOf } from '@contract/core/accion';
import { saveCustomer } from '@contract/warehouse/catalogAcciones';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { warehouseOrder } from '../../db/schema/orders';
import { customer } from '../../db/schema/warehouse';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { reachesSite } from '../../engine/scope/reachesSite';
import { withinSites } from '../../engine/scope/withinSites';
import { isOpen } from '../orders/orderQueries';
import { customers } from './catalogQueries';
import { presentCustomer } from './presentCatalog';
import { saveCatalog } from './saveCatalog';

export const saveCustomerHandler = implement(saveCustomer, async (input, context) => {
  const { db, viewer, reach } = context;
  const { id, version: _version, ...fields } = input;
  if (!(await reachesSite(context, fields.siteId))) {
    throw invalid({ siteId: 'Elegí una sede a tu alcance.' });
  }
  if ((fields.latitude === null) !== (fields.longitude === null)) {
    throw invalid({ longitude: 'Poné latitud y longitud, o ninguna.' });
  }
  const saved = await saveCatalog(context, input, {
    entity: 'customer',
    tag: 'Customer',
    lock: async (target) => {
      const [row] = await customers(db)
        .where(and(eq(customer.id, target), withinSites(reach, viewer, sql`${customer.siteId}`)))
        .for('update', { of: customer });
      return row && presentCustomer(row);
    },
    twin: async () => {
      const [row] = await db
        .select({ id: customer.id })
        .from(customer)
        .where(and(eq(customer.name, fields.name), ne(customer.id, id ?? 0)));
      return row ? 'Ya hay un cliente con ese nombre.' : null;
    },
    write: async (version) => {
      const [row] =
        id === null || version === null
          ? await db.insert(customer).values(fields).returning({ id: customer.id })
          : await db
              .update(customer)
              .set({ ...fields, version: version + 1 })
              .where(eq(customer.id, id))
              .returning({ id: customer.id });
      return row?.id ?? 0;
    },
  });
  await placeOrders(context, saved);
  return saved;
});

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
        isOpen,
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
