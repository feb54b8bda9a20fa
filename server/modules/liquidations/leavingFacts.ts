import type { PayLeaver } from '@contract/liquidations/leaver';
import type { RunKind } from '@contract/liquidations/payBases';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { notTakenDays } from '../holidays';
import { lastDayFigures } from './leaving/lastDayFigures';
import { paidYear } from './leaving/paidYear';
import type { PayFacts } from './payFacts';
import { periodSpan } from './payPeriods';
import type { Run } from './runRules';

type Leaving = Pick<PayFacts, 'leaving' | 'paid'>;

interface Leaver {
  id: number;
  leaveDate: string | null;
}

/** This reads which kinds of run, of those of the month that stand, have paid some people. */
async function paidInMonth(
  db: Db,
  { id, period }: Pick<Run, 'id' | 'period'>,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, RunKind[]>> {
  // The second fortnight leaves nothing of the month to be paid.
  const kind = sql`case when r.half = 'second' then 'monthly' else r.kind end`;
  const { rows } = await db.execute<{ id: number; kinds: RunKind[] }>(sql`
    select p.person_id as id, array_agg(distinct ${kind} order by ${kind}) as kinds
    from pay_run r join pay_run_person p on p.run_id = r.id
    where r.period = ${period} and r.id <> ${id} and r.kind in ('monthly', 'sac', 'fortnight') and r.reverses_id is null
      and r.state in ('approved', 'publishing', 'published', 'paid')
      and p.person_id = any(${sql.param([...personIds])}::int[])
    group by 1`);
  return new Map(rows.map(({ id: personId, kinds }) => [personId, kinds]));
}

const whyOf = ({ personId: _person, ...why }: PayLeaver) => why;

/** This reads the facts of people who leave; runs of other kinds have none. */
export async function leavingFacts(
  db: Db,
  run: Pick<Run, 'id' | 'kind' | 'period' | 'leavers'>,
  people: readonly Leaver[],
): Promise<(personId: number) => Leaving> {
  if (run.kind !== 'final') return () => ({});
  const personIds = people.map(({ id }) => id);
  const [days, paid, yearOf, figuresOn] = await Promise.all([
    notTakenDays(db, personIds),
    paidInMonth(db, run, personIds),
    paidYear(db, run, personIds),
    lastDayFigures(db, periodSpan(run.period).to),
  ]);
  const lastDays = new Map(people.map(({ id, leaveDate }) => [id, leaveDate]));
  const leavers = new Map(run.leavers.map((leaver) => [leaver.personId, whyOf(leaver)]));
  return (personId) => {
    const why = leavers.get(personId);
    if (!why) return {};
    const lastDay = lastDays.get(personId);
    return {
      leaving: {
        ...{ ...why, daysNotTaken: days.get(personId) ?? 0 },
        ...yearOf(personId),
        ...(lastDay ? { figures: figuresOn(lastDay) } : {}),
      },
      paid: paid.get(personId) ?? [],
    };
  };
}
