import type { InputOf } from '@contract/core/accion';
import { previewStockCount } from '@contract/counters/stockCountAcciones';
import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { reachesSite } from '../../engine/scope/reachesSite';
import { todayAt } from '../../engine/time/todayAt';
import { publishedShifts } from '../schedules';
import { chosenStock } from './chosenStock';
import { countersOf } from './countersOf';
import { lastCounted } from './lastCounted';

type Asked = InputOf<typeof previewStockCount>;

export const previewStockCountHandler = implement(previewStockCount, async (input, context) => {
  const { db } = context;
  if (!(await reachesSite(context, input.siteId))) throw notFound();
  const counters = await possibleCounters(db, input);
  const accounts = counters.map(({ accountId }) => accountId);
  const movers = sql`(select count(distinct m.account_id) from stock_movement m
    where m.stock_id = c.id and m.kind <> 'count' and m.account_id = any(${sql.param(accounts)}::int[])
      and m.at > coalesce(${lastCounted(sql`c.id`)}, '-infinity'))`;
  const { rows } = await db.execute<Counted>(sql`
      select count(*) filter (where not c.elsewhere)::int as lines,
        count(distinct c.location_id) filter (where not c.elsewhere)::int as shelves,
        count(distinct c.product_id) filter (where not c.elsewhere)::int as products,
        count(*) filter (where c.elsewhere)::int as elsewhere,
        count(*) filter (where not c.elsewhere and ${counters.length > 0}::boolean
          and ${movers} >= ${counters.length}::int)::int as dependent
      from (${chosenStock(input)}) c`);
  const { lines = 0, shelves = 0, products = 0, elsewhere = 0, dependent = 0 } = rows[0] ?? {};
  return { lines, shelves, products, elsewhere, dependent, counters: counters.length };
});

type Counted = Record<'lines' | 'shelves' | 'products' | 'elsewhere' | 'dependent', number>;

/** The named people, those with a shift there today, or everybody of the site who may. */
async function possibleCounters(db: Db, { siteId, blind, personIds, onShift }: Asked) {
  if (personIds.length > 0) {
    return countersOf(db, siteId, { blind, where: anyOf(person.id, personIds) });
  }
  const all = await countersOf(db, siteId, { blind });
  if (!onShift) return all;
  const today = await todayAt(db, siteId);
  const ids = all.map(({ id }) => id);
  const shifts = await publishedShifts(db, ids, { from: today, to: today });
  return all.filter(({ id }) =>
    shifts.some(({ personId, kind }) => personId === id && kind === 'worked'),
  );
}
