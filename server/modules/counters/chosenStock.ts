import type { InputOf } from '@contract/core/accion';
import type { previewStockCount } from '@contract/counters/stockCountAcciones';
import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { site } from '../../db/schema/organisation';
import { location, product, stock } from '../../db/schema/warehouse';
import { lastCounted } from './lastCounted';

export type ChosenStock = Pick<
  InputOf<typeof previewStockCount>,
  | 'siteId'
  | 'locationPrefix'
  | 'productIds'
  | 'abcClasses'
  | 'notMovedSince'
  | 'notCountedSince'
  | 'dueBy'
  | 'atRandom'
>;

/** The instant at which a day begins at a site. */
const beginning = (day: string) => sql`(${day}::timestamp at time zone ${site.zone})`;

/** Selects what a planner chose, shelf by shelf. Empty shelves are counted only where their product was named. */
function isChosen(chosen: ChosenStock): SQL {
  const { siteId, locationPrefix, productIds, abcClasses, notMovedSince } = chosen;
  const { notCountedSince, dueBy } = chosen;
  const conditions = and(
    eq(stock.siteId, siteId),
    eq(location.active, true),
    productIds.length > 0 ? anyOf(stock.productId, productIds) : sql`${stock.quantity} > 0`,
    locationPrefix === '' ? undefined : sql`starts_with(${location.code}, ${locationPrefix})`,
    abcClasses.length > 0 ? anyOf(product.abcClass, abcClasses) : undefined,
    notMovedSince === null
      ? undefined
      : sql`not exists (select from stock_movement m
          where m.stock_id = ${stock.id} and m.at >= ${beginning(notMovedSince)})`,
    notCountedSince === null
      ? undefined
      : sql`coalesce(${lastCounted(sql`${stock.id}`)} < ${beginning(notCountedSince)}, true)`,
    dueBy === null ? undefined : lte(stock.countDueOn, dueBy),
  );
  return conditions ?? sql`true`;
}

const openElsewhere = sql`exists (select from stock_count_line l where l.stock_id = ${stock.id} and l.open)`;

/** The stock that was chosen, of all that fits as much as was asked for, each with whether another count has it open. */
export const chosenStock = (chosen: ChosenStock): SQL => sql`
  select ${stock.id} as id, ${stock.locationId} as location_id, ${stock.productId} as product_id, ${openElsewhere} as elsewhere
  from ${stock} join ${location} on ${location.id} = ${stock.locationId}
    join ${product} on ${product.id} = ${stock.productId} join ${site} on ${site.id} = ${stock.siteId}
  where ${isChosen(chosen)}
  ${chosen.atRandom === null ? sql`` : sql`order by ${openElsewhere}, random() limit ${chosen.atRandom}`}`;
