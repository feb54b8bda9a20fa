import { counted } from '@contract/core/counted';
import { and, desc, lte, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { payTable } from '../../db/schema/payTables';
import { withoutConsent } from './consents/consentWarnings';
import { depositMissing } from './depositWarnings';
import type { FrozenRun } from './frozenRun';
import { withoutPast } from './leavingWarnings';
import { notWithheld } from './orderWarnings';
import { overlapWarnings } from './overlaps';
import { leftOutAsPaid } from './paidAlready';
import { periodSpan } from './payPeriods';
import { canStillChange, type Run } from './runRules';
import { notTaxed } from './taxWarnings';
import { publishedInPart } from './unpublished';
import { paidLate } from './vacationWarnings';

/** Scales that nobody wrote for the year that is paid. */
async function oldTables(db: Db, run: Run): Promise<string[]> {
  const frozen = run.frozen as FrozenRun | null;
  const codes = Object.keys(frozen?.figures.tables ?? {});
  if (codes.length === 0 || !canStillChange(run)) return [];
  const year = run.period.slice(0, 4);
  const rows = await db
    .selectDistinctOn([payTable.code], { name: payTable.name, fromDay: payTable.fromDay })
    .from(payTable)
    .where(and(anyOf(payTable.code, codes), lte(payTable.fromDay, periodSpan(run.period).to)))
    .orderBy(payTable.code, desc(payTable.fromDay));
  return rows
    .filter(({ fromDay }) => fromDay.slice(0, 4) !== year)
    .map(({ name }) => `Revisar: la tabla “${name}” no tiene un valor de ${year}.`);
}

/** This tells, where the month is paid, people whom the first fortnight paid and no second one has. */
async function halfPaid(db: Db, { id, kind, half, period }: Run): Promise<string[]> {
  if (kind !== 'monthly' && half !== 'second') return [];
  const stands = sql`r.kind = 'fortnight' and r.period = ${period} and r.reverses_id is null
    and r.state not in ('cancelled', 'reversed')`;
  const { rows } = await db.execute<{ people: number }>(sql`
    select count(distinct own.person_id)::int as people from pay_run r
      join pay_run_person own on own.run_id = r.id
    where ${stands} and r.half = 'first' and not exists (select from pay_run r
      join pay_run_person other on other.run_id = r.id and other.person_id = own.person_id
      where r.id = ${id} or (${stands} and r.half = 'second')
        or (r.kind = 'final' and r.period = ${period} and r.state not in ('cancelled', 'reversed')))`);
  const people = rows[0]?.people ?? 0;
  return people > 0
    ? [
        `${counted(people, 'persona cobró', 'personas cobraron')} la primera quincena y no está la segunda.`,
      ]
    : [];
}

/** While it is prepared: nobody is added to what was given to people. */
const leftOut = async (db: Db, run: Run): Promise<string[]> =>
  run.state === 'draft' || canStillChange(run) ? leftOutAsPaid(db, run) : [];

/** An approver should know these things. */
export const warningsOf = async (db: Db, run: Run): Promise<string[]> =>
  (
    await Promise.all([
      overlapWarnings(db, run),
      leftOut(db, run),
      withoutPast(db, run),
      oldTables(db, run),
      paidLate(db, run),
      notWithheld(db, run),
      notTaxed(db, run),
      withoutConsent(db, run),
      halfPaid(db, run),
      depositMissing(db, run),
      publishedInPart(db, run),
    ])
  ).flat();
