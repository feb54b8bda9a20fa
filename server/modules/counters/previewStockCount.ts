import { previewStockCount } from '@contract/counters/stockCountAcciones';
import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { person } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { reachesSite } from '../../engine/scope/reachesSite';
import { chosenStock } from './chosenStock';
import { countersOf } from './countersOf';

export const previewStockCountHandler = implement(previewStockCount, async (input, context) => {
  const { db } = context;
  if (!(await reachesSite(context, input.siteId))) throw notFound();
  const { personIds, blind } = input;
  const [{ rows }, counters] = await Promise.all([
    db.execute<{ lines: number; shelves: number; products: number; elsewhere: number }>(sql`
      select count(*) filter (where not c.elsewhere)::int as lines,
        count(distinct c.location_id) filter (where not c.elsewhere)::int as shelves,
        count(distinct c.product_id) filter (where not c.elsewhere)::int as products,
        count(*) filter (where c.elsewhere)::int as elsewhere
      from (${chosenStock(input)}) c`),
    countersOf(db, input.siteId, {
      blind,
      ...(personIds.length > 0 ? { where: anyOf(person.id, personIds) } : {}),
    }),
  ]);
  const { lines = 0, shelves = 0, products = 0, elsewhere = 0 } = rows[0] ?? {};
  return { lines, shelves, products, elsewhere, counters: counters.length };
});
