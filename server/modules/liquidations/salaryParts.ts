import { groupBy } from '@contract/core/groupBy';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { amountsOf } from './amountsOf';
import type { PaidSpan, PayFacts } from './payFacts';
import { paidSpan } from './payPeriods';
import type { Population } from './population';
import { readsHours } from './runRules';
import { type DatedSalary, type HeldSalary, spansOfSalary } from './salaryPartRules';

type Employed = Pick<PayFacts, 'hireDate' | 'leaveDate'> & { id: number };

interface Change extends DatedSalary, Record<string, unknown> {
  id: number;
}

/** The salaries of those of whom one begins within some days, all that were to their last day. */
async function changesWithin(db: Db, { from, to }: PaidSpan, personIds: readonly number[]) {
  const { rows } = await db.execute<Change>(sql`
    select person_id as id, effective_from::text as "from", salary::text as salary,
      salary_basis as "salaryBasis" from person_history
    where kind = 'salary' and effective_from <= ${to}::date and person_id in (
      select person_id from person_history where kind = 'salary'
        and effective_from > ${from}::date and effective_from <= ${to}::date
        and person_id = any(${sql.param([...personIds])}::int[]))
    order by person_id, effective_from`);
  return groupBy(rows, ({ id }) => id);
}

export type DatedPay = Partial<HeldSalary & Pick<PayFacts, 'parts'>>;

/** This reads the salary that each person ended some days with, and its parts where it changed within them. */
export async function salaryParts(
  db: Db,
  span: PaidSpan,
  people: readonly Employed[],
): Promise<Map<number, DatedPay>> {
  const changes = await changesWithin(
    db,
    span,
    people.map(({ id }) => id),
  );
  const known = new Map<string, ReturnType<typeof amountsOf>>();
  const amountsDuring = ({ from, to }: PaidSpan) => {
    const found = known.get(`${from} ${to}`) ?? amountsOf(db, { from, to }, [...changes.keys()]);
    known.set(`${from} ${to}`, found);
    return found;
  };
  const found = new Map<number, DatedPay>();
  for (const person of people) {
    const own = changes.get(person.id);
    if (!own) continue;
    const spans = spansOfSalary(own, span, person);
    const last = spans.at(-1);
    if (!last) continue;
    const parts = await Promise.all(
      spans.map(async (one) => ({
        ...one,
        amounts: (await amountsDuring(one)).get(person.id) ?? {},
      })),
    );
    const { salary, salaryBasis } = last;
    found.set(person.id, { salary, salaryBasis, ...(parts.length > 1 ? { parts } : {}) });
  }
  return found;
}

/** The same of the days that a run pays, without those that another run of the month paid. */
export async function salariesOf(
  db: Db,
  run: Population,
  people: readonly Employed[],
): Promise<(personId: number, paid?: PayFacts['paid']) => DatedPay> {
  if (!readsHours(run) || run.kind === 'sac') return () => ({});
  const { kind, period } = run;
  const [whole, rest] = await Promise.all([
    salaryParts(db, paidSpan(run), people),
    kind === 'final' ? salaryParts(db, paidSpan({ period, half: 'second' }), people) : null,
  ]);
  return (id, paid = []) => {
    const { parts, ...held } = whole.get(id) ?? {};
    if (paid.includes('monthly')) return held;
    if (paid.includes('fortnight')) return { ...held, ...rest?.get(id) };
    return parts ? { ...held, parts } : held;
  };
}
