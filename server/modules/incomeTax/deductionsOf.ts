import { type TaxDeductionFields, taxDeductionRecord } from '@contract/incomeTax/taxDeduction';
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { taxDeduction } from '../../db/schema/taxDeductions';
import { deductedMonths } from './deductedMonths';

/** A deduction as a run reads it; kept with its facts. */
export interface TaxDeductible {
  id: number;
  kind: TaxDeductionFields['kind'];
  part: TaxDeductionFields['part'];
  amount: string | null;
  /** How many months of the year count, to the one that is paid. */
  months: number;
  label: string;
  path: string;
}

/** The deductions that some people declared of a year, as far as its month. */
export async function deductionsOf(
  db: Db,
  period: string,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, TaxDeductible[]>> {
  const { labels } = taxDeductionRecord.fields.kind;
  const rows = await db
    .select({
      personId: taxDeduction.personId,
      docket: person.docket,
      id: taxDeduction.id,
      kind: taxDeduction.kind,
      part: taxDeduction.part,
      amount: taxDeduction.amount,
      detail: taxDeduction.detail,
      fromDay: taxDeduction.fromDay,
      toDay: taxDeduction.toDay,
    })
    .from(taxDeduction)
    .innerJoin(person, eq(person.id, taxDeduction.personId))
    .where(
      and(
        anyOf(taxDeduction.personId, [...personIds]),
        lte(sql`to_char(${taxDeduction.fromDay}, 'YYYY-MM')`, period),
        or(
          isNull(taxDeduction.toDay),
          sql`to_char(${taxDeduction.toDay}, 'YYYY') >= ${period.slice(0, 4)}`,
        ),
      ),
    )
    .orderBy(asc(taxDeduction.fromDay), asc(taxDeduction.id));
  const found = new Map<number, TaxDeductible[]>();
  for (const { personId, docket, detail, fromDay, toDay, ...row } of rows) {
    const months = deductedMonths(period, fromDay, toDay);
    const label = [labels[row.kind], detail].filter(Boolean).join(', ');
    const path = `/income-tax?buscar=${encodeURIComponent(docket)}`;
    found.set(personId, [...(found.get(personId) ?? []), { ...row, months, label, path }]);
  }
  return found;
}
