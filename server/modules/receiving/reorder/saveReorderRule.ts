import { saveReorderRule } from '@contract/receiving/reorderAcciones';
import { reorderRuleRecord } from '@contract/receiving/reorderRule';
import { and, eq } from 'drizzle-orm';
import { reorderRule, supplier } from '../../../db/schema/receiving';
import { product } from '../../../db/schema/warehouse';
import { implement } from '../../../engine/acciones/implement';
import { invalid } from '../../../engine/http/fault';
import { reachesSite } from '../../../engine/scope/reachesSite';
import { defineStore } from '../../../engine/store/defineStore';
import { planReorders } from './planReorders';
import { findRule } from './reorderList';

const missing = 'Ese mínimo no existe o no está a tu alcance.';

const rules = defineStore({
  record: reorderRuleRecord,
  table: reorderRule,
  find: findRule,
  missing,
  unique: ({ siteId, productId }) => [
    {
      field: 'productId',
      same: and(eq(reorderRule.siteId, siteId), eq(reorderRule.productId, productId)),
      words: 'Ese producto ya tiene mínimo y máximo en ese depósito.',
    },
  ],
  tell: ({ emit }, { siteId }) =>
    emit([{ type: 'ReorderRule', id: 'LIST' }], {
      ...{ kind: 'sites', ids: [siteId], permission: 'ORDERS.create' },
    }),
});

export const saveReorderRuleHandler = implement(saveReorderRule, async (input, context) => {
  const { db } = context;
  const { siteId, productId, supplierId } = input;
  if (!(await reachesSite(context, siteId))) {
    throw invalid({ siteId: 'Elegí un depósito a tu alcance.' });
  }
  const [goods] = await db
    .select({ id: product.id })
    .from(product)
    .where(eq(product.id, productId));
  if (!goods) throw invalid({ productId: 'Ese producto no existe.' });
  if (supplierId !== null) {
    const [from] = await db
      .select({ id: supplier.id })
      .from(supplier)
      .where(eq(supplier.id, supplierId));
    if (!from) throw invalid({ supplierId: 'Ese proveedor no existe.' });
  }
  const { id } = await rules.save(context, input);
  await planReorders(db, [id]);
  const shown = await findRule(context, id);
  if (!shown) throw new Error(`rule ${id} vanished while it was presented`);
  return shown;
});
