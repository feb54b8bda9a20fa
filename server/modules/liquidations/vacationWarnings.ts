import { counted } from '@contract/core/counted';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { daysWithin } from './payAhead';
import { paidSpan } from './payPeriods';
import type { Run } from './runRules';

const countOf = async (db: Db, query: ReturnType<typeof sql>): Promise<number> =>
  (await db.execute<{ people: number }>(query)).rows[0]?.people ?? 0;

/** This counts vacations, paid ahead by this run, that changed since its data were taken. */
const movedVacations = (db: Db, { id }: Run) =>
  countOf(
    db,
    sql`select count(distinct held.person_id)::int as people from pay_ahead held
      left join absence a on a.source = 'leave' and a.source_id = held.leave_id and a.state = 'firm'
      where held.run_id = ${id} and (a.from_day, a.to_day) is distinct from (held.from_day, held.to_day)`,
  );

/** This counts people to whom a run of vacations paid more or fewer days of this month than when its data were taken. */
function changedAhead(db: Db, run: Run) {
  const { id } = run;
  const span = paidSpan(run);
  return countOf(
    db,
    sql`select count(*)::int as people from pay_run_person own
      left join lateral (select ${daysWithin(span)} as days from pay_ahead ahead
        where ahead.person_id = own.person_id and ahead.from_day <= ${span.to}::date
          and ahead.to_day >= ${span.from}::date) now on true
      where own.run_id = ${id}
        and coalesce(now.days, 0) <> coalesce((own.facts ->> 'ahead')::int, 0)`,
  );
}

/** This tells how vacations changed since the data of a run were taken. */
export async function staleVacations(db: Db, run: Run): Promise<string[]> {
  if (run.kind === 'vacation') {
    const moved = await movedVacations(db, run);
    return moved > 0
      ? [`Cambiaron las vacaciones de ${counted(moved, 'persona', 'personas')}.`]
      : [];
  }
  if (run.kind === 'sac' || run.kind === 'adjustment') return [];
  const changed = await changedAhead(db, run);
  return changed > 0
    ? [
        `Cambió lo pagado por adelantado de las vacaciones de ${counted(changed, 'persona', 'personas')}.`,
      ]
    : [];
}

/** Art. 155: vacations are paid before they begin. */
export async function paidLate(db: Db, { id, kind, payDay }: Run): Promise<string[]> {
  if (kind !== 'vacation') return [];
  const late = await countOf(
    db,
    sql`select count(distinct person_id)::int as people from pay_ahead
      where run_id = ${id} and from_day <= ${payDay}::date`,
  );
  return late > 0
    ? [
        `Las vacaciones se pagan antes de que empiecen (LCT, art. 155): ${counted(late, 'persona ya habrá empezado', 'personas ya habrán empezado')} el día de pago.`,
      ]
    : [];
}
