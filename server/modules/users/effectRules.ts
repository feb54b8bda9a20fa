import { and, eq, gt, lte } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { personHistory } from '../../db/schema/people';
import { invalid } from '../../engine/http/fault';
import type { DatedKind, StoredPerson } from '../../engine/people/datedFields';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';

const spanishDay = (day: string) => day.split('-').reverse().join('/');

/**
 * A month whose pay is closed keeps what held in it, at the site that was and at the one to come. Where somebody worked
 * says of which site their hours are: that is kept as soon as their time is closed.
 */
export async function refuseClosedEffect(
  db: Db,
  kinds: readonly DatedKind[],
  siteIds: readonly number[],
  days: readonly string[],
): Promise<void> {
  const ledger = kinds.includes('place') ? 'time' : 'pay';
  for (const siteId of new Set(siteIds)) {
    for (const day of new Set(days)) await refuseClosedPeriod(db, { siteId, day, ledger });
  }
}

export function refuseBeforeHire(before: StoredPerson, day: string): void {
  if (day < before.hireDate) throw invalid({ effectiveFrom: 'Es anterior al ingreso.' });
}

/** Writing over today's data is refused where a later change exists; an older change belongs to the history. */
export async function refuseOverLater(
  db: Db,
  personId: number,
  kinds: readonly DatedKind[],
  { day, today }: { day: string; today: string },
): Promise<void> {
  const [later] = await db
    .select({ day: personHistory.effectiveFrom })
    .from(personHistory)
    .where(
      and(
        eq(personHistory.personId, personId),
        anyOf(personHistory.kind, [...kinds]),
        gt(personHistory.effectiveFrom, day),
        lte(personHistory.effectiveFrom, today),
      ),
    )
    .limit(1);
  if (!later) return;
  const message = `Hay un cambio posterior, del ${spanishDay(later.day)}: corregilo desde Historia.`;
  throw invalid({ effectiveFrom: message });
}
