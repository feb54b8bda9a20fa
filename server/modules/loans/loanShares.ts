import type { OutputOf } from '@contract/core/accion';
import { getLoanShares } from '@contract/loans/loanBoardAcciones';
import { sql } from 'drizzle-orm';
import { loan, loanType } from '../../db/schema/loans';
import { area, person, site } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { summedBy, summedUp } from '../../engine/lists/summedBy';
import { withinReach } from '../../engine/scope/withinReach';

type Share = OutputOf<typeof getLoanShares>['total'];

const figures = sql`count(*)::int as count, coalesce(sum(e.amount), 0)::numeric(14, 2)::text as lent,
  coalesce(sum(e.balance), 0)::numeric(14, 2)::text as balance`;

/** The amounts handed over between two days, and the part of them still owed, of the people whom the asker reaches. */
export const getLoanSharesHandler = implement(
  getLoanShares,
  async ({ fromDay, toDay }, { db, viewer, reach }) => {
    const from = sql`from (select l.*, (select coalesce(sum(m.amount), 0) from loan_movement m where m.loan_id = l.id) as balance
        from ${loan} l where l.paid_on between ${fromDay} and ${toDay}) e
      join ${loanType} t on t.id = e.type_id
      join ${person} p on p.id = e.person_id join ${area} a on a.id = p.area_id join ${site} s on s.id = p.site_id
      where ${withinReach(reach, viewer, sql`e.person_id`)}`;
    const lent = { figures, from };
    const month = sql`to_char(e.paid_on, 'YYYY-MM')`;
    const most = sql`sum(e.amount) desc, 1`;
    const ofArea = sql`a.name || ' · ' || s.name`;
    const [byType, byMonth, byArea, total] = await Promise.all([
      summedBy<Share>(db, lent, { key: sql`t.id`, label: sql`t.name`, order: most }),
      summedBy<Share>(db, lent, { key: month, label: month, order: sql`1` }),
      summedBy<Share>(db, lent, { key: sql`a.id`, label: ofArea, order: most }),
      summedUp<Share>(db, lent),
    ]);
    return { byType, byMonth, byArea, total };
  },
);
