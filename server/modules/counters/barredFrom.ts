import { type SQL, sql } from 'drizzle-orm';
import { stockCountLine } from '../../db/schema/counters';
import type { Viewer } from '../../engine/acciones/context';

/**
 * Says why somebody may not count a line. In a count for whoever is at the site, those who moved the goods since they were last counted
 * would check themselves; and a second count is for another person than the first.
 */
export const barredFrom = ({
  accountId,
  personId,
}: Pick<Viewer, 'accountId' | 'personId'>): SQL<'moved' | 'countedFirst' | null> => sql`case
  when ${stockCountLine.round} = 2 and exists (select from stock_count_entry e
    where e.line_id = ${stockCountLine.id} and e.round = 1 and e.person_id = ${personId}) then 'countedFirst'
  when not exists (select from stock_count_person named where named.count_id = ${stockCountLine.countId})
    and exists (select from stock_movement m where m.stock_id = ${stockCountLine.stockId}
      and m.account_id = ${accountId} and m.kind <> 'count'
      and m.at > coalesce((select max(before.settled_at) from stock_count_line before
        where before.stock_id = ${stockCountLine.stockId} and before.state <> 'missed'), '-infinity')) then 'moved'
  end`;
