import { groupBy } from '@contract/core/groupBy';
import { and, asc, gte, isNull, lte, or } from 'drizzle-orm';
import { anyOf } from '../../../db/anyOf';
import type { Db } from '../../../db/Db';
import { deductionConsent } from '../../../db/schema/deductionConsents';
import type { PayFacts } from '../payFacts';
import type { ReadyConcept } from '../payPlan';

/** The codes of a plan's deductions that ask for a consent. */
export const askingCodes = (plan: readonly ReadyConcept[]): string[] =>
  plan.filter(({ asksConsent }) => asksConsent).map(({ code }) => code);

/** The deductions that ask for a consent and have that of a person on a day; a plan that asks for none reads nothing. */
export async function consentFacts(
  db: Db,
  plan: readonly ReadyConcept[],
  personIds: readonly number[],
  day: string,
): Promise<(personId: number) => Pick<PayFacts, 'consents'>> {
  const codes = askingCodes(plan);
  if (codes.length === 0) return () => ({});
  const { personId, code, fromDay, toDay } = deductionConsent;
  const rows = await db
    .selectDistinct({ personId, code })
    .from(deductionConsent)
    .where(
      and(
        anyOf(personId, [...personIds]),
        anyOf(code, codes),
        lte(fromDay, day),
        or(isNull(toDay), gte(toDay, day)),
      ),
    )
    .orderBy(asc(code));
  const byPerson = groupBy(rows, (row) => row.personId);
  return (id) => ({ consents: (byPerson.get(id) ?? []).map((row) => row.code) });
}
