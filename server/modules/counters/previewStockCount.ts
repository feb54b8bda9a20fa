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
  const { rows } = await db.execute<Counted>(sql`
      select count(*) filter (where not c.elsewhere)::int as lines,
        count(distinct c.location_id) filter (where not c.elsewhere)::int as shelves,
        count(distinct c.product_id) filter (where not c.elsewhere)::int as products,
        count(*) filter (where c.elsewhere)::int as elsewhere
      from (${chosenStock(input)}) c`);
  const { lines = 0, shelves = 0, products = 0, elsewhere = 0 } = rows[0] ?? {};
  const dependent = lines > MOST_LOOKED_AT ? null : await dependentLines(db, input, counters);
  return { lines, shelves, products, elsewhere, dependent, counters: counters.length };
});

/** Beyond these it would take longer than anybody waits while they fill in a form. */
const MOST_LOOKED_AT = 10_000;

type Counted = Record<'lines' | 'shelves' | 'products' | 'elsewhere', number>;

/** The lines whose goods were moved, since they were last counted, by everybody who could count them. */
async function dependentLines(
  db: Db,
  chosen: Asked,
  counters: readonly { accountId: number }[],
): Promise<number> {
  if (counters.length === 0) return 0;
  const accounts = counters.map(({ accountId }) => accountId);
  const { rows } = await db.execute<{ lines: number }>(sql`
    select count(*)::int as lines from (${chosenStock(chosen)}) c where not c.elsewhere
      and (select count(distinct m.account_id) from stock_movement m
        where m.stock_id = c.id and m.kind <> 'count' and m.account_id = any(${sql.param(accounts)}::int[])
          and m.at > coalesce(${lastCounted(sql`c.id`)}, '-infinity')) >= ${counters.length}::int`);
  return rows[0]?.lines ?? 0;
}

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
