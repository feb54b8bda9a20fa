import { stockCountRecord } from '@contract/counters/stockCount';
import { listStockCounts } from '@contract/counters/stockCountAcciones';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { stockCount } from '../../db/schema/counters';
import { site } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';
import { plansCounts, visibleCounts } from './countScope';

const linesOf = (states: readonly string[]) => {
  const among = sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  );
  return sql`l.count_id = ${stockCount.id} and l.state in (${among})`;
};
const linesIn = (...states: readonly string[]) =>
  sql<number>`(select count(*)::int from stock_count_line l where ${linesOf(states)})`;
const pending = linesIn('pending', 'again');
const differing = linesIn('differs');
const awaiting = linesIn('approval');
const hasLine = (...states: readonly string[]) =>
  sql`exists (select from stock_count_line l where ${linesOf(states)})`;
const toCount = sql`(${stockCount.state} = 'counting' and ${hasLine('pending', 'again')})`;
const isLate = sql<boolean>`(${stockCount.dueOn} < (anden_now() at time zone ${site.zone})::date and ${toCount})`;
const toSettle = sql`(${stockCount.state} = 'counting' and ${hasLine('differs')})`;
const truth = (yes: SQL) => (value: unknown) => (value === false ? sql`not ${yes}` : yes);

const columns: ListColumns = {
  number: { kind: 'text', by: stockCount.number, folded: sql`lower(${stockCount.number})` },
  title: { kind: 'text', by: stockCount.title },
  siteId: { kind: 'number', by: stockCount.siteId },
  siteName: { kind: 'text', by: site.name },
  state: { kind: 'enum', by: stockCount.state, values: stockCountRecord.shown.state.values },
  blind: { kind: 'condition', where: truth(sql`${stockCount.blind}`) },
  late: { kind: 'condition', where: truth(isLate) },
  toCount: { kind: 'condition', where: truth(toCount) },
  dueOn: { kind: 'day', by: stockCount.dueOn },
  lines: { kind: 'number', by: stockCount.lines },
  createdAt: { kind: 'instant', by: stockCount.createdAt },
};

/** Whether a count differs is not told to those who count it blind, by a filter either. */
const figures: ListColumns = { toSettle: { kind: 'condition', where: truth(toSettle) } };

const fields = {
  ...getTableColumns(stockCount),
  siteName: site.name,
  late: isLate,
  pending,
  differing,
  awaiting,
};

const from = (select: PgSelectBuilder<typeof fields, 'db'>) =>
  select.from(stockCount).innerJoin(site, eq(site.id, stockCount.siteId));

export const stockCountsList = defineList({
  accion: listStockCounts,
  id: stockCount.id,
  columns: ({ viewer }) => (plansCounts(viewer) ? { ...columns, ...figures } : columns),
  order: [descending(stockCount.id)],
  search: sql`anden_fold(${stockCount.number} || ' ' || ${stockCount.title})`,
  where: ({ viewer, reach }) => visibleCounts(reach, viewer),
  fields,
  from: (select) => from(select).$dynamic(),
});

export type StockCountRow = ListRow<typeof stockCountsList>;
export type StoredCount = typeof stockCount.$inferSelect;

export async function findCount(db: Db, where: SQL): Promise<StockCountRow | undefined> {
  const [row] = await from(db.select(fields)).where(where);
  return row;
}

/** The count within reach of who asks. */
export const findVisibleCount = (
  { db, viewer, reach }: Pick<Context, 'db' | 'viewer' | 'reach'>,
  id: number,
) => findCount(db, and(eq(stockCount.id, id), visibleCounts(reach, viewer)) ?? sql`false`);
