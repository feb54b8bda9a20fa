import { groupBy } from '@contract/core/groupBy';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import type { Asking } from '../../engine/imports/importDefinition';
import { addDays } from '../../engine/time/days';
import type { Week } from '../../engine/time/weekOf';
import { whoIsAway } from '../absences';
import { shortDay } from './dayWords';
import type { PlannedDay, ShiftCatalogue } from './planCellsOf';
import type { PlannedRow } from './plannedQueries';
import type { RosterPersonRow } from './rosterPeople';
import { rosterWarnings } from './rosterWarnings';
import { figuresOfSites, type ScheduleFigures } from './scheduleFigures';
import type { Warning, Worked } from './scheduleRules';

/** Two days of rest are the most that a shift asks for. */
const BORDER = 3;

interface Figures {
  /** All that warnings of those weeks look at. */
  around: Week;
  of(siteId: number, week: Week): ScheduleFigures | undefined;
}

/** This reads the limits of rest and of the week at some sites, once for a whole file. */
export async function warningFigures(
  db: Db,
  siteIds: readonly number[],
  weeks: readonly Week[],
): Promise<Figures> {
  const found = await Promise.all(
    weeks.map(async ({ from }) => [from, await figuresOfSites(db, from, siteIds)] as const),
  );
  const byWeek = new Map(found);
  const [first, last] = [weeks[0], weeks.at(-1)];
  return {
    around: { from: addDays(first?.from ?? '', -BORDER), to: addDays(last?.to ?? '', BORDER) },
    of: (siteId, { from }) => byWeek.get(from)?.get(siteId),
  };
}

interface Planned {
  people: readonly RosterPersonRow[];
  changed: readonly PlannedDay[];
  /** The shifts that each of them has in the days around. */
  stored: ReadonlyMap<number, PlannedRow[]>;
  catalogue: ShiftCatalogue;
  weeks: readonly Week[];
  figures: Figures;
}

interface Warned {
  personId: number;
  day: string;
  message: string;
}

/** This finds the warnings that the board would gain. */
export async function importWarnings(
  asking: Asking,
  { people, changed, stored, catalogue, weeks, figures }: Planned,
): Promise<Warned[]> {
  if (changed.length === 0) return [];
  const ids = people.map(({ id }) => id);
  const among = sql`${person.id} = any(${sql.param(ids)}::int[])`;
  const absences = groupBy(await whoIsAway(asking, among, figures.around), (row) => row.personId);
  const plansOf = groupBy(changed, (one) => one.person.id);
  return people.flatMap((who) => {
    const plans = plansOf.get(who.id) ?? [];
    const rows = stored.get(who.id) ?? [];
    const before = workedNow(rows, catalogue);
    const after = workedThen(rows, plans, catalogue);
    return weeks
      .filter(({ from, to }) => plans.some(({ plan: { day } }) => day >= from && day <= to))
      .flatMap((week) => {
        const limits = figures.of(who.siteId, week);
        if (!limits) return [];
        const facts = { week, limits, absences: absences.get(who.id) ?? [], zone: who.zone };
        const warnings = rosterWarnings(after.filter(isNear(week)), facts);
        if (warnings.length === 0) return [];
        const said = new Set(rosterWarnings(before.filter(isNear(week)), facts).map(wordsOf));
        return warnings.filter((one) => !said.has(wordsOf(one)));
      })
      .map((one) => ({ personId: who.id, day: one.day, message: wordsOf(one) }));
  });
}

/** "mié 25/11: 9 h de descanso antes de este turno (mínimo 12 h, LCT art. 197)." */
const wordsOf = ({ day, text }: Warning) => `${shortDay(day)}: ${text}.`;

const isNear = ({ from, to }: Week) => {
  const [first, last] = [addDays(from, -BORDER), addDays(to, BORDER)];
  return ({ day }: Worked) => day >= first && day <= last;
};

const rulesOf = ({ shifts }: ShiftCatalogue, id: number) => {
  const shift = shifts.get(id);
  return { minRest: shift?.minRest ?? null, kind: shift?.kind };
};

const workedNow = (rows: readonly PlannedRow[], catalogue: ShiftCatalogue): Worked[] =>
  rows
    .filter(({ removed }) => !removed)
    .map(({ day, startsAt, endsAt, breakMinutes, night, shiftId }) => ({
      ...{ day, startsAt, endsAt, breakMinutes, night },
      ...rulesOf(catalogue, shiftId),
    }));

/** Somebody's days as they would be. */
function workedThen(
  rows: readonly PlannedRow[],
  plans: readonly PlannedDay[],
  catalogue: ShiftCatalogue,
): Worked[] {
  const days = new Set(plans.map(({ plan }) => plan.day));
  const stay = new Set(plans.flatMap(({ plan }) => [...plan.keep, ...plan.restore]).map(idOf));
  const kept = rows
    .filter((row) => stay.has(row.id) || (!row.removed && !days.has(row.day)))
    .map((row) => ({ ...row, removed: false }));
  const added = plans.flatMap(({ plan }) =>
    plan.add.flatMap(({ day, shiftId, startsAt, endsAt }) => {
      const shift = catalogue.shifts.get(shiftId);
      if (!shift) return [];
      const { breakMinutes, night, minRest, kind } = shift;
      return [{ day, startsAt, endsAt, breakMinutes, night, minRest, kind }];
    }),
  );
  return [...workedNow(kept, catalogue), ...added];
}

const idOf = ({ id }: { id: number }) => id;
