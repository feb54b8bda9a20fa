import { counted } from '@contract/core/counted';
import { markOrdered } from '@contract/receiving/reorderAcciones';
import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../../db/anyOf';
import { reorderRule } from '../../../db/schema/receiving';
import { product } from '../../../db/schema/warehouse';
import type { Context } from '../../../engine/acciones/context';
import type { BulkAction } from '../../../engine/bulk/bulkAction';
import { implementBulk } from '../../../engine/bulk/implementBulk';
import { conflict, notFound } from '../../../engine/http/fault';
import { addDays } from '../../../engine/time/days';
import { todayAt } from '../../../engine/time/todayAt';
import { planReorders } from './planReorders';
import { reorderList, visibleRules } from './reorderList';

async function markOne(context: Context, id: number): Promise<void> {
  const { db, audit, emit } = context;
  const [rule] = await db
    .select()
    .from(reorderRule)
    .where(and(eq(reorderRule.id, id), visibleRules(context)))
    .for('update');
  if (!rule) throw notFound('Ese mínimo no existe o no está a tu alcance.');
  if (rule.proposed === 0) throw conflict('No hay nada para pedir: ya alcanza lo que hay o viene.');
  const ordered = rule.ordered + rule.proposed;
  const orderedUntil = addDays(await todayAt(db, rule.siteId), rule.leadDays);
  await db
    .update(reorderRule)
    .set({ ordered, orderedUntil, orderedAt: sql`anden_now()` })
    .where(eq(reorderRule.id, id));
  await planReorders(db, [id]);
  await audit({
    ...{ entity: 'reorderRule', entityId: id },
    ...{ before: { ordered: rule.ordered }, after: { ordered, orderedUntil } },
  });
  await emit([{ type: 'ReorderRule', id: 'LIST' }], {
    ...{ kind: 'sites', ids: [rule.siteId], permission: 'ORDERS.create' },
  });
}

export const markOrderedBulk: BulkAction<typeof markOrdered> = {
  accion: markOrdered,
  list: reorderList,
  title: (rows) => `Marcar como pedido: ${counted(rows, 'producto', 'productos')}`,
  labels: async ({ db }, ids) => {
    const rows = await db
      .select({ id: reorderRule.id, name: product.name })
      .from(reorderRule)
      .innerJoin(product, eq(product.id, reorderRule.productId))
      .where(anyOf(reorderRule.id, [...ids]));
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
  each: (context, id) => markOne(context, id),
};

export const markOrderedHandler = implementBulk(markOrderedBulk);
