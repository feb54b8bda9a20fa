import { getLoanTotals } from '@contract/loans/loanAcciones';
import { sql } from 'drizzle-orm';
import { loan } from '../../db/schema/loans';
import { implement } from '../../engine/acciones/implement';
import { withinReach } from '../../engine/scope/withinReach';
import { monthHere } from '../../engine/time/dayHere';
import { LOAN } from './loanRequestType';

/** Over the board: what is out, what the month takes, and what waits; of whom the asker reaches. */
export const getLoanTotalsHandler = implement(
  getLoanTotals,
  async (_input, { db, viewer, reach }) => {
    const period = monthHere();
    const theirs = withinReach(reach, viewer, loan.personId);
    const { rows } = await db.execute<{
      out: string;
      people: number;
      dueNow: string;
      toPay: string;
      loansToPay: number;
      pending: number;
    }>(sql`
      with own as (select id, person_id, amount, stage from loan where ${theirs}),
      owed as (select o.id, o.person_id, sum(m.amount) as balance from own o
        join loan_movement m on m.loan_id = o.id group by o.id, o.person_id)
      select
        (select coalesce(sum(balance), 0.00)::text from owed) as out,
        (select count(distinct person_id)::int from owed where balance > 0) as people,
        (select coalesce(sum(i.amount - i.covered), 0.00)::text from loan_instalment i join own o on o.id = i.loan_id
          where i.state = 'due' and o.stage = 'active' and i.period <= ${period}) as "dueNow",
        (select coalesce(sum(amount), 0.00)::text from own where stage = 'toPay') as "toPay",
        (select count(*)::int from own where stage = 'toPay') as "loansToPay",
        (select count(*)::int from own o join approval_request r on r.type = ${LOAN} and r.subject_id = o.id
          where r.state = 'pending') as pending`);
    const [found] = rows;
    if (!found) throw new Error('a sum of nothing is one too');
    return { ...found, period };
  },
);
