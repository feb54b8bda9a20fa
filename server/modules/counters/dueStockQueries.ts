import type { OutputOf } from '@contract/core/accion';
import { listDueStock } from '@contract/counters/dueAcciones';
import { productRecord } from '@contract/warehouse/product';
import { eq, type SQL, sql } from 'drizzle-orm';
import { site } from '../../db/schema/organisation';
import { location, lot, NO_DAY, product, stock } from '../../db/schema/warehouse';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { ascending } from '../../engine/lists/sortKeys';
import { withinSites } from '../../engine/scope/withinSites';
import { ofLocations, stockWords, withStockWords } from '../warehouse';

const overdue = sql<boolean>`(${stock.countDueOn} <= (anden_now() at time zone ${site.zone})::date)`;
const isCounted = sql`exists (select from stock_count_line l where l.stock_id = ${stock.id} and l.open)`;
const counting = sql<{
  id: number;
  number: string;
} | null>`(select json_build_object('id', c.id, 'number', c.number)
  from stock_count_line l join stock_count c on c.id = l.count_id where l.stock_id = ${stock.id} and l.open)`;
/** It is no later than this day anywhere, so that an index finds what may be due before each site's own day is asked. */
const latestToday = sql`(anden_now() at time zone 'UTC' + interval '14 hours')::date`;
const mayBeDue = sql`(${stock.countDueOn} <= ${latestToday} and ${overdue})`;
const truth = (yes: SQL) => (value: unknown) => (value === false ? sql`not ${yes}` : yes);

/** Few shelves are not in use any more, and they are looked up once. */
const inUse = sql`not ${ofLocations(sql`not ${location.active}`)}`;

const columns: ListColumns = {
  siteId: { kind: 'number', by: stock.siteId },
  ...stockWords,
  abcClass: {
    kind: 'enum',
    by: stock.abcClass,
    values: productRecord.fields.abcClass.values,
  },
  lastCountedOn: { kind: 'day', by: stock.lastCountedOn },
  countDueOn: { kind: 'day', by: stock.countDueOn, none: NO_DAY },
  overdue: { kind: 'condition', where: truth(mayBeDue) },
  counting: { kind: 'condition', where: truth(isCounted) },
};

const fields = {
  id: stock.id,
  siteId: stock.siteId,
  siteName: site.name,
  locationCode: location.code,
  productId: product.id,
  sku: product.sku,
  productName: product.name,
  abcClass: stock.abcClass,
  lotCode: lot.code,
  lastCountedOn: stock.lastCountedOn,
  countDueOn: stock.countDueOn,
  overdue,
  counting,
};

/** Shelves with something on them, the ones that are due first; their day is kept with the stock, so that an index has it in order. */
export const dueStockList = defineList({
  accion: listDueStock,
  id: stock.id,
  columns: () => columns,
  order: [ascending(stock.countDueOn)],
  search: () => withStockWords,
  where: ({ viewer, reach }) =>
    sql`(${withinSites(reach, viewer, sql`${stock.siteId}`)} and ${stock.quantity} > 0 and ${inUse})`,
  fields,
  from: (select) =>
    select
      .from(stock)
      .innerJoin(product, eq(product.id, stock.productId))
      .innerJoin(location, eq(location.id, stock.locationId))
      .innerJoin(site, eq(site.id, stock.siteId))
      .leftJoin(lot, eq(lot.id, stock.lotId))
      .$dynamic(),
  joinsOnlyShow: true,
});

/** The day as people read it: none until a night planned it. */
export const plannedDay = ({ countDueOn }: { countDueOn: string }): string | null =>
  countDueOn === NO_DAY ? null : countDueOn;

export const presentDueStock = (
  row: ListRow<typeof dueStockList>,
): OutputOf<typeof listDueStock>['rows'][number] => ({
  ...row,
  countDueOn: plannedDay(row),
});
