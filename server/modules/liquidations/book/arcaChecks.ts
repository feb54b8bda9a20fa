import { parameterCatalog } from '@contract/admin/parameterCatalog';
import { isCuil } from '@contract/core/cuil';
import { monthWords } from '@contract/core/rangeText';
import type { ArcaCheck, ArcaCheckName } from '@contract/liquidations/arcaMonth';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { chargeDeposit } from '../../../db/schema/chargeDeposits';
import { personName } from '../../../engine/people/personName';
import { employerOf } from '../../../engine/settings/employer';
import { printed } from '../slipOf';
import type { CodesOfMonth } from './bookCodes';
import type { MonthRun } from './monthRuns';

/** A page names this many; the others are counted. */
const MOST_NAMED = 20;

const ofRuns = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::int[])`;

/** The concepts that some runs paid and that have no code in the book. */
async function withoutCode(db: Db, ids: readonly number[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.name from pay_concept c
    where c.book_code = '' and c.kind = any(${sql.param([...printed])}::text[])
      and exists (select from pay_line l where l.concept_id = c.id and l.run_id = ${ofRuns(ids)})
    order by c.name`);
  return rows.map(({ name }) => name);
}

interface Someone extends Record<string, unknown> {
  cuil: string | null;
  firstName: string;
  lastName: string;
}

async function withoutCuil(db: Db, ids: readonly number[]): Promise<string[]> {
  const { rows } = await db.execute<Someone>(sql`
    select distinct on (p.person_id) p.facts ->> 'cuil' as cuil,
      p.facts ->> 'firstName' as "firstName", p.facts ->> 'lastName' as "lastName"
    from pay_run_person p where p.run_id = ${ofRuns(ids)} order by p.person_id`);
  return rows.flatMap(({ cuil, ...named }) => (isCuil(cuil ?? '') ? [] : [personName(named)]));
}

async function deposited(db: Db, period: string): Promise<boolean> {
  const found = await db
    .select({ id: chargeDeposit.id })
    .from(chargeDeposit)
    .where(eq(chargeDeposit.period, period));
  return found.length > 0;
}

/** Each check has what is missing before a month is declared. */
export async function arcaChecksOf(
  db: Db,
  period: string,
  runs: readonly MonthRun[],
  { missing: codes, lacking, crowded }: CodesOfMonth,
): Promise<ArcaCheck[]> {
  const ids = runs.map(({ id }) => id);
  const month = monthWords(period);
  const [employer, concepts, cuils, hasDeposit] = await Promise.all([
    employerOf(db),
    withoutCode(db, ids),
    withoutCuil(db, ids),
    deposited(db, period),
  ]);
  const missing: Readonly<Record<ArcaCheckName, readonly string[]>> = {
    employer: employer.taxId ? [] : ['CUIT'],
    codes: codes.map((code) => parameterCatalog[code].name),
    people: lacking.map(({ name }) => name),
    situations: crowded.map(({ name }) => name),
    concepts,
    cuils,
    runs: runs.length === 0 ? [month] : runs.flatMap((run) => (run.settled ? [] : [run.title])),
    deposit: hasDeposit ? [] : [month],
  };
  return Object.entries(missing).map(([name, found]) => ({
    name: name as ArcaCheckName,
    missing: found.slice(0, MOST_NAMED),
    count: found.length,
  }));
}
