import { type SQL, sql } from 'drizzle-orm';
import { stockCountLine } from '../../db/schema/counters';
import type { Viewer } from '../../engine/acciones/context';

/** The moment at which a stock was last counted and decided about; what was reversed tells nothing of it. */
export const lastCounted = (stockId: SQL): SQL => sql`(select max(before.settled_at)
  from stock_count_line before join stock_count was on was.id = before.count_id
  where before.stock_id = ${stockId} and before.state in ('same', 'adjusted', 'accepted') and was.state <> 'reversed')`;

/** Tells whether an account moved the goods of a line since they were last counted: it would check itself. */
export const movedSinceCounted = ({ accountId }: Pick<Viewer, 'accountId'>): SQL<boolean> =>
  sql`exists (select from stock_movement m where m.stock_id = ${stockCountLine.stockId}
    and m.account_id = ${accountId} and m.kind <> 'count'
    and m.at > coalesce(${lastCounted(sql`${stockCountLine.stockId}`)}, '-infinity'))`;
