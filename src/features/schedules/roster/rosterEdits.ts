import type {
  PlannedShift,
  RosterPerson,
  RosterWeek,
  Shift,
} from '@/services/wms/generated/schedules.gen';

/** The change of a cell: the shifts that were planned, and those that shall be. */
export interface CellEdit {
  personId: number;
  day: string;
  before: readonly number[];
  after: readonly number[];
}

export const cellOf = ({ cells }: Pick<RosterPerson, 'cells'>, day: string): PlannedShift[] =>
  cells.find((cell) => cell.day === day)?.shifts ?? [];

/** The planned shifts of a cell: a shift on its way out is not one. */
export const plannedIds = (shifts: readonly PlannedShift[]): number[] =>
  shifts.filter(({ state }) => state !== 'leaving').map(({ shiftId }) => shiftId);

/** The shifts that can be planned anew: one that is out of use stays where it is, and is put nowhere else. */
export const offeredShifts = ({ shifts }: Pick<RosterWeek, 'shifts'>): Shift[] =>
  shifts.filter(({ active }) => active);

export const sameIds = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** Only what differs from what is planned; shifts in the order of the day. */
export function editCell(
  roster: RosterWeek,
  personId: number,
  day: string,
  wanted: readonly number[],
): CellEdit[] {
  const person = roster.people.find(({ id }) => id === personId);
  if (!person || isClosed(roster, person, day)) return [];
  const before = plannedIds(cellOf(person, day));
  const after = inOrder(roster.shifts, [...new Set(wanted)]);
  return sameIds(before, after) ? [] : [{ personId, day, before, after }];
}

/** Why somebody may not be there on a day, and what planning asks for a second look at. */
export const notesOf = (
  { absences }: Pick<RosterWeek, 'absences'>,
  { id, warnings }: Pick<RosterPerson, 'id' | 'warnings'>,
  day: string,
): string[] => [
  ...absences
    .filter(({ personId, fromDay, toDay }) => personId === id && fromDay <= day && toDay >= day)
    .map(({ label }) => label),
  ...warnings.filter((warning) => warning.day === day).map(({ text }) => text),
];

export const isClosed = (
  { closedDays }: Pick<RosterWeek, 'closedDays'>,
  { siteId }: Pick<RosterPerson, 'siteId'>,
  day: string,
): boolean => closedDays.some((closed) => closed.siteId === siteId && closed.day === day);

function inOrder(shifts: readonly Shift[], ids: readonly number[]): number[] {
  const start = (id: number) => shifts.find((shift) => shift.id === id)?.startsAt ?? '';
  return [...ids].sort((one, other) => start(one).localeCompare(start(other)));
}

/** The way back, from the last change to the first. */
export const takenBack = (edits: readonly CellEdit[]): CellEdit[] =>
  edits.map((edit) => ({ ...edit, before: edit.after, after: edit.before })).reverse();

/** Two cells that change places, as a shift that is dragged does: one without the other would lose it or make two of it. */
export function isExchange(edits: readonly CellEdit[]): boolean {
  const [one, other, ...more] = edits;
  if (!one || !other || more.length > 0) return false;
  return sameIds(one.before, other.after) && sameIds(one.after, other.before);
}

/** The roster as it will be once these are saved. */
export function withEdits(roster: RosterWeek, edits: readonly CellEdit[]): RosterWeek {
  const own = edits.filter(({ day }) => day >= roster.from && day <= roster.to);
  if (own.length === 0) return roster;
  const people = roster.people.map((person) => {
    const theirs = own.filter(({ personId }) => personId === person.id);
    return theirs.reduce((one, edit) => withEdit(one, edit, roster.shifts), person);
  });
  return { ...roster, people };
}

/** True when each cell shown in the week is what it was changed to. */
export const holdsEdits = (roster: RosterWeek, edits: readonly CellEdit[]): boolean =>
  edits.every(({ personId, day, after }) => {
    const person = roster.people.find(({ id }) => id === personId);
    if (!person || day < roster.from || day > roster.to) return true;
    return sameIds(plannedIds(cellOf(person, day)), after);
  });

function withEdit(
  person: RosterPerson,
  { day, after }: CellEdit,
  catalogue: readonly Shift[],
): RosterPerson {
  const stored = cellOf(person, day);
  const before = plannedIds(stored);
  if (sameIds(before, after)) return person;
  const kept = stored
    .filter(({ shiftId, state }) => after.includes(shiftId) || state !== 'draft')
    .map((one) =>
      one.state === 'draft'
        ? one
        : {
            ...one,
            state: after.includes(one.shiftId) ? ('published' as const) : ('leaving' as const),
          },
    );
  const missing = after.filter((id) => !kept.some(({ shiftId }) => shiftId === id));
  const shifts = [...kept, ...missing.map((id) => newShift(day, id, catalogue))].sort((a, b) =>
    a.startsAt.localeCompare(b.startsAt),
  );
  const others = person.cells.filter((cell) => cell.day !== day);
  const worked = (ids: readonly number[]) =>
    ids.reduce((sum, id) => sum + (catalogue.find((one) => one.id === id)?.workedMinutes ?? 0), 0);
  return {
    ...person,
    cells: shifts.length > 0 ? [...others, { day, shifts }] : others,
    minutes: person.minutes - worked(before) + worked(after),
  };
}

/** Not yet known to the server: it has no number, and its hours are those of its shift. */
function newShift(day: string, shiftId: number, catalogue: readonly Shift[]): PlannedShift {
  const shift = catalogue.find(({ id }) => id === shiftId);
  const at = (hour = '00:00') => `${day}T${hour}:00`;
  return {
    id: -shiftId,
    shiftId,
    startsAt: at(shift?.startsAt),
    endsAt: at(shift?.endsAt),
    state: 'draft',
    calledIn: null,
  };
}
