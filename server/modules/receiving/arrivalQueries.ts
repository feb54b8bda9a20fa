import { arrivalRecord } from '@contract/receiving/arrival';
import { listArrivals } from '@contract/receiving/arrivalAcciones';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { arrival, supplier } from '../../db/schema/receiving';
import type { Context } from '../../engine/acciones/context';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';
import { visibleArrivals } from './arrivalScope';

const ofLines = (what: SQL) =>
  sql<number>`(select ${what} from arrival_line l where l.arrival_id = ${arrival.id})`;
const receivedUnits = sql<number>`(select coalesce(sum(il.quantity), 0)::int
  from intake i join intake_line il on il.intake_id = i.id
  where i.arrival_id = ${arrival.id} and i.state = 'received')`;
const today = sql`(anden_now() at time zone ${site.zone})::date`;
const isOpen = sql`${arrival.state} in ('expected', 'receiving')`;
const isLate = sql<boolean>`(${isOpen} and ${arrival.expectedOn} < ${today})`;
const isDue = sql<boolean>`(${isOpen} and ${arrival.expectedOn} <= ${today})`;
const truth = (yes: SQL) => (value: unknown) => (value === false ? sql`not ${yes}` : yes);

const columns: ListColumns = {
  number: { kind: 'text', by: arrival.number, folded: sql`lower(${arrival.number})` },
  supplierId: { kind: 'number', by: arrival.supplierId },
  supplierName: { kind: 'text', by: supplier.name, folded: supplier.searchText },
  remito: { kind: 'text', by: arrival.remito },
  siteId: { kind: 'number', by: arrival.siteId },
  siteName: { kind: 'text', by: site.name },
  state: { kind: 'enum', by: arrival.state, values: arrivalRecord.shown.state.values },
  late: { kind: 'condition', where: truth(isLate) },
  due: { kind: 'condition', where: truth(isDue) },
  expectedOn: { kind: 'day', by: arrival.expectedOn },
  createdAt: { kind: 'instant', by: arrival.createdAt },
};

const fields = {
  ...getTableColumns(arrival),
  siteName: site.name,
  supplierName: supplier.name,
  late: isLate,
  lineCount: ofLines(sql`count(*)::int`),
  expectedUnits: ofLines(sql`coalesce(sum(l.expected), 0)::int`),
  receivedUnits,
};

const from = (select: PgSelectBuilder<typeof fields, 'db'>) =>
  select
    .from(arrival)
    .innerJoin(site, eq(site.id, arrival.siteId))
    .innerJoin(supplier, eq(supplier.id, arrival.supplierId));

export const arrivalsList = defineList({
  accion: listArrivals,
  id: arrival.id,
  columns: () => columns,
  order: [descending(arrival.id)],
  search: sql`(anden_fold(${arrival.number} || ' ' || ${arrival.remito} || ' ' || ${arrival.remitoKey}) || ' ' || ${supplier.searchText})`,
  where: ({ viewer, reach }) => visibleArrivals(reach, viewer),
  fields,
  from: (select) => from(select).$dynamic(),
});

export type ArrivalRow = ListRow<typeof arrivalsList>;
export type StoredArrival = typeof arrival.$inferSelect;

export async function findArrival(db: Db, where: SQL): Promise<ArrivalRow | undefined> {
  const [row] = await from(db.select(fields)).where(where);
  return row;
}

/** The arrival within reach of who asks. */
export const findVisibleArrival = (
  { db, viewer, reach }: Pick<Context, 'db' | 'viewer' | 'reach'>,
  id: number,
) => findArrival(db, and(eq(arrival.id, id), visibleArrivals(reach, viewer)) ?? sql`false`);
