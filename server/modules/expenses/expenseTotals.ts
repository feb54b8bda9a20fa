import type { OutputOf } from '@contract/core/accion';
import type { ExpenseSource } from '@contract/expenses/expense';
import { getExpenseTotals } from '@contract/expenses/expenseAcciones';
import { can } from '@contract/session/can';
import { sql } from 'drizzle-orm';
import { expenseCategory } from '../../db/schema/expenses';
import { area, person, site } from '../../db/schema/organisation';
import type { Viewer } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { summedBy, summedUp } from '../../engine/lists/summedBy';
import { withinReach } from '../../engine/scope/withinReach';
import { allExpenses } from './allExpenses';

type Part = OutputOf<typeof getExpenseTotals>['total'];

const figures = sql`count(*)::int as count, coalesce(sum(e.amount), 0)::numeric(14, 2)::text as claimed,
  coalesce(sum(e.granted), 0)::numeric(14, 2)::text as granted`;

/** Only of what whoever asks has the flag, as its own list would show it. */
function sourceFor({ roles }: Viewer, asked: ExpenseSource | 'all'): ExpenseSource | 'all' | null {
  const own = {
    reimbursements: can(roles, 'REIMBURSEMENTS'),
    renditions: can(roles, 'RENDITIONS'),
  };
  if (asked !== 'all') return own[asked] ? asked : null;
  if (own.reimbursements && own.renditions) return 'all';
  return own.reimbursements ? 'reimbursements' : 'renditions';
}

const none: Part = { key: '', label: '', count: 0, claimed: '0.00', granted: '0.00' };

export const getExpenseTotalsHandler = implement(
  getExpenseTotals,
  async ({ fromDay, toDay, source: asked }, { db, viewer, reach }) => {
    const source = sourceFor(viewer, asked);
    if (source === null) return { byCategory: [], byMonth: [], byArea: [], total: none };
    const from = sql`from (${allExpenses(source)}) e
      join ${expenseCategory} c on c.id = e.category_id
      join ${person} p on p.id = e.person_id join ${area} a on a.id = p.area_id join ${site} s on s.id = p.site_id
      where e.state in ('pending', 'handed', 'approved', 'paid', 'settled')
        and e.day between ${fromDay} and ${toDay} and ${withinReach(reach, viewer, sql`e.person_id`)}`;
    const month = sql`to_char(e.day, 'YYYY-MM')`;
    const most = sql`sum(e.granted) desc, 1`;
    const spent = { figures, from };
    const ofArea = sql`a.name || ' · ' || s.name`;
    const [byCategory, byMonth, byArea, total] = await Promise.all([
      summedBy<Part>(db, spent, { key: sql`c.id`, label: sql`c.name`, order: most }),
      summedBy<Part>(db, spent, { key: month, label: month, order: sql`1` }),
      summedBy<Part>(db, spent, { key: sql`a.id`, label: ofArea, order: most }),
      summedUp<Part>(db, spent),
    ]);
    return { byCategory, byMonth, byArea, total };
  },
);
