import { addDays } from '../../engine/time/days';
import { weekOf } from '../../engine/time/weekOf';
import { shortDay } from './dayWords';
import type { PlannedRow } from './plannedQueries';
import type { ScheduleFigures } from './scheduleFigures';
import {
  type AwayOn,
  awayWarnings,
  plannedMinutes,
  restWarnings,
  type Worked,
  weekWarnings,
} from './scheduleRules';

/** A shift that somebody would work and does not yet. */
export type Coming = Worked & { shiftId: number };

/** A person whose days change, and the rules that hold for them. */
export interface MovedPerson {
  name: string;
  /** True where the person themselves reads the faults. */
  self: boolean;
  zone: string;
  hireDate: string;
  leaveDate: string | null;
  limits: ScheduleFigures;
  /** Drafts and what was published, some weeks around. */
  stored: readonly PlannedRow[];
  rulesOf(shiftId: number): Pick<Worked, 'minRest' | 'kind'>;
  /** Approved ones; what is only asked for is decided by itself. */
  absences: readonly AwayOn[];
}

interface Change {
  leaves: ReadonlySet<number>;
  comes: readonly Coming[];
}

const overlaps = (one: Pick<Worked, 'startsAt' | 'endsAt'>, other: typeof one) =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** Why somebody cannot work otherwise, with the figure; null: they can. What was so already is not held against it. */
export function moveFault(person: MovedPerson, { leaves, comes }: Change): string | null {
  const { stored, rulesOf, limits, absences, zone } = person;
  const kept = stored.filter(({ id }) => !leaves.has(id));
  return (
    employedFault(person, comes) ??
    overlapFault(person, kept, comes) ??
    awayFault(person, awayWarnings(comes, absences, zone)) ??
    hoursFault(person, {
      limits,
      before: published(stored, rulesOf),
      after: [...published(kept, rulesOf), ...comes],
      days: [...comes, ...stored.filter(({ id }) => leaves.has(id))].map(({ day }) => day),
    })
  );
}

const published = (
  rows: readonly PlannedRow[],
  rulesOf: MovedPerson['rulesOf'],
): (Worked & { shiftId: number })[] =>
  rows.filter((row) => row.published).map((row) => ({ ...row, ...rulesOf(row.shiftId) }));

function employedFault({ name, self, hireDate, leaveDate }: MovedPerson, comes: readonly Coming[]) {
  const out = comes.find(({ day }) => day < hireDate || (leaveDate !== null && day > leaveDate));
  if (!out) return null;
  return self
    ? `El ${shortDay(out.day)} ya no trabajás acá.`
    : `${name} no trabaja acá el ${shortDay(out.day)}.`;
}

/** Neither with what staff see nor with what is being planned: publishing it would not be possible. */
function overlapFault(
  { name, self }: MovedPerson,
  kept: readonly PlannedRow[],
  comes: readonly Coming[],
) {
  for (const come of comes) {
    const found = kept.filter((row) => overlaps(row, come));
    const day = shortDay(come.day);
    if (found.some((row) => row.published)) {
      return self
        ? `El ${day} ya tenés otro turno a esa hora.`
        : `El ${day} ${name} ya tiene otro turno a esa hora.`;
    }
    if (found.length > 0) {
      return `Los horarios del ${day} están cambiando en la grilla: hablalo con quien los planifica.`;
    }
  }
  return null;
}

/** Why somebody is away is theirs to say. */
function awayFault({ name, self }: MovedPerson, [away]: readonly { day: string }[]) {
  if (!away) return null;
  return self
    ? `El ${shortDay(away.day)} tenés una ausencia aprobada.`
    : `${name} no puede el ${shortDay(away.day)}.`;
}

interface Hours {
  limits: ScheduleFigures;
  before: readonly Worked[];
  after: readonly Worked[];
  days: readonly string[];
}

function hoursFault({ name, self }: MovedPerson, { limits, before, after, days }: Hours) {
  const stood = new Set(restWarnings(before, limits).map(({ day, text }) => `${day} ${text}`));
  const near = new Set(days.flatMap((day) => [-2, -1, 0, 1, 2].map((by) => addDays(day, by))));
  const rest = restWarnings(after, limits).find(
    ({ day, text }) => near.has(day) && !stood.has(`${day} ${text}`),
  );
  const weeks = [...new Set(days.map((day) => weekOf(day).from))].map(weekOf);
  const more = weeks
    .filter((week) => plannedMinutes(after, week) > plannedMinutes(before, week))
    .flatMap((week) => weekWarnings(after, week, limits))[0];
  const found = rest ?? more;
  if (!found) return null;
  const whom = self ? 'te' : `a ${name} le`;
  return rest
    ? `El ${shortDay(found.day)} ${whom} quedan ${found.text}.`
    : `${self ? 'Te' : `A ${name} le`} quedan ${found.text}.`;
}
