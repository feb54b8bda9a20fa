import type { leaveMovement } from '../../../db/schema/holidays';
import { addDays, monthEnd } from '../../../engine/time/days';
import type { Random } from '../../../seed/randomFrom';
import { closeYear, takeFrom, yearsOf } from '../balanceRules';
import { entitlementOf } from '../entitlementRules';
import { lawfulStart, type WorkCalendar } from '../leaveDayRules';
import type { LeaveFigures } from '../leaveFigures';

export type Movement = Omit<
  typeof leaveMovement.$inferInsert,
  'personId' | 'typeId' | 'leaveId'
> & {
  /** The place, among the leaves, of the one that made it. */
  of?: number;
};

export interface PastLeave {
  fromDay: string;
  toDay: string;
  days: number;
  askedAt: Date;
}

interface Somebody {
  hireDate: string;
}

const noon = (day: string) => new Date(`${day}T15:00:00Z`);

/** In summer and in autumn, by weeks: most take what they have, some leave a few days. */
function tranches(days: number, random: Random): number[] {
  if (days < 7) return random.next() < 0.7 && days > 0 ? [days] : [];
  const first = Math.min(days, 14);
  const rest = days - first;
  if (rest < 7) return [random.next() < 0.15 ? first - 4 : first];
  return random.next() < 0.6 ? [first, Math.min(14, rest)] : [first];
}

/** The ledger of somebody for some years, as if the organisation had kept it: earned, taken, carried and lapsed. */
export function pastLeave(
  { hireDate }: Somebody,
  years: readonly number[],
  today: string,
  { figures, calendar, random }: { figures: LeaveFigures; calendar: WorkCalendar; random: Random },
) {
  const leaves: PastLeave[] = [];
  const movements: Movement[] = [];
  for (const year of years.filter((one) => `${one}-12-31` >= hireDate)) {
    const facts = entitlementOf({ hireDate, leaveDate: null, notWorked: [] }, year, figures);
    const given = `${year}-10-01` > hireDate ? `${year}-10-01` : hireDate;
    movements.push({
      year,
      kind: 'earned',
      days: String(facts.days),
      facts: { ...facts },
      createdAt: noon(given),
    });
    const closes = monthEnd(year + 1, figures.expiryMonth);
    if (closes >= today) continue;
    tranches(facts.days, random).forEach((days, index) => {
      const month = index === 0 ? random.pick(['01', '02']) : random.pick(['03', '04']);
      const wanted = `${year + 1}-${month}-0${random.int(1, 8)}`;
      const fromDay = lawfulStart(wanted, calendar);
      const toDay = addDays(fromDay, days - 1);
      const askedAt = noon(addDays(fromDay, -random.int(40, 70)));
      for (const share of takeFrom(yearsOf(movements as Required<Movement>[]), days)) {
        movements.push({
          year: share.year,
          kind: 'taken',
          days: String(-share.days),
          facts: { from: fromDay, to: toDay },
          createdAt: noon(addDays(fromDay, -35)),
          of: leaves.length,
        });
      }
      leaves.push({ fromDay, toDay, days, askedAt });
    });
    const own = yearsOf(movements as Required<Movement>[]).find((one) => one.year === year);
    if (!own) continue;
    const { carried, expired } = closeYear(own, figures.carriedPart);
    const at = { createdAt: noon(addDays(closes, 1)) };
    const part = figures.carriedPart;
    movements.push({ year, kind: 'expired', days: String(-expired), facts: { on: closes }, ...at });
    if (carried === 0) continue;
    movements.push(
      { year, kind: 'carried', days: String(-carried), facts: { other: year + 1, part }, ...at },
      {
        year: year + 1,
        kind: 'carried',
        days: String(carried),
        facts: { other: year, part },
        ...at,
      },
    );
  }
  return { leaves, movements };
}
