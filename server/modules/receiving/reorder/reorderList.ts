import type { OutputOf } from '@contract/core/accion';
import { listReorderRules } from '@contract/receiving/reorderAcciones';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import { site } from '../../../db/schema/organisation';
import { reorderRule, supplier } from '../../../db/schema/receiving';
import { product } from '../../../db/schema/warehouse';
import type { Context } from '../../../engine/acciones/context';
import type { ListColumns } from '../../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../../engine/lists/listDefinition';
import { ascending, descending } from '../../../engine/lists/sortKeys';
import { withinSites } from '../../../engine/scope/withinSites';

const truth = (yes: SQL) => (value: unknown) => (value === false ? sql`not ${yes}` : yes);

const columns: ListColumns = {
  siteId: { kind: 'number', by: reorderRule.siteId },
  siteName: { kind: 'text', by: site.name },
  sku: { kind: 'text', by: product.sku },
  productName: { kind: 'text', by: product.name },
  supplierId: { kind: 'number', by: reorderRule.supplierId },
  supplierName: { kind: 'text', by: supplier.name, folded: supplier.searchText },
  proposed: { kind: 'number', by: reorderRule.proposed },
  toOrder: { kind: 'condition', where: truth(sql`(${reorderRule.proposed} > 0)`) },
  active: { kind: 'boolean', by: reorderRule.active },
};

const fields = {
  ...getTableColumns(reorderRule),
  siteName: site.name,
  sku: product.sku,
  productName: product.name,
  supplierName: supplier.name,
};

const from = (select: PgSelectBuilder<typeof fields, 'db'>) =>
  select
    .from(reorderRule)
    .innerJoin(site, eq(site.id, reorderRule.siteId))
    .innerJoin(product, eq(product.id, reorderRule.productId))
    .leftJoin(supplier, eq(supplier.id, reorderRule.supplierId));

export const visibleRules = ({ viewer, reach }: Pick<Context, 'viewer' | 'reach'>): SQL =>
  withinSites(reach, viewer, sql`${reorderRule.siteId}`);

export const reorderList = defineList({
  accion: listReorderRules,
  id: reorderRule.id,
  columns: () => columns,
  order: [descending(sql`(${reorderRule.proposed} > 0)`), ascending(product.name)],
  search: product.searchText,
  where: visibleRules,
  fields,
  from: (select) => from(select).$dynamic(),
});

type Row = ListRow<typeof reorderList>;

export const presentRule = ({
  proposedAt,
  orderedAt: _orderedAt,
  createdAt: _createdAt,
  ...row
}: Row): OutputOf<typeof listReorderRules>['rows'][number] => ({
  ...row,
  proposedAt: proposedAt?.toISOString() ?? null,
});

/** The rule within reach of who asks, as it is shown. */
export async function findRule(context: Context, id: number) {
  const [row] = await from(context.db.select(fields)).where(
    and(eq(reorderRule.id, id), visibleRules(context)),
  );
  return row && presentRule(row as Row);
}
