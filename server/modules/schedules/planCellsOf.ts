import { groupBy } from '@contract/core/groupBy';
import type { Shift } from '@contract/schedules/shift';
import type { Db } from '../../db/Db';
import { closedDays } from '../../engine/time/closedDays';
import type { Week } from '../../engine/time/weekOf';
import { around, type CellPlan, planCells, type Refusal, type WantedCell } from './cellRules';
import { type PlannedRow, plannedBetween } from './plannedQueries';
import type { RosterPersonRow } from './rosterPeople';
import { allShifts } from './shiftQueries';
import { rememberedTimes, type shiftTimes } from './shiftTimes';

/** A board shows some weeks at once; a wrong year would read centuries. */
export const MOST_DAYS = 100;
export const TOO_FAR = 'Planificá de a tres meses como mucho.';

export const OUT_OF_REACH = 'Esa persona no existe o no está a tu alcance.';

export interface WantedDay extends WantedCell {
  personId: number;
}

export interface RefusedDay extends Refusal {
  personId: number;
  day: string;
}

export interface PlannedDay {
  plan: CellPlan;
  person: RosterPersonRow;
}

/** Planning asks these of the shifts, read once for however many days. */
export interface ShiftCatalogue {
  shifts: ReadonlyMap<number, Shift>;
  timesOf: typeof shiftTimes;
}

export async function shiftCatalogue(db: Db): Promise<ShiftCatalogue> {
  const shifts = await allShifts(db);
  return { shifts: new Map(shifts.map((shift) => [shift.id, shift])), timesOf: rememberedTimes() };
}

interface Known {
  catalogue?: ShiftCatalogue;
  /** More than the days around those wanted, where whoever asks looks at more. */
  days?: Week;
}

interface PlannedDays {
  planned: PlannedDay[];
  refused: RefusedDay[];
  /** The shifts that each of the people had in those days. */
  stored: ReadonlyMap<number, PlannedRow[]>;
}

/** This plans what some days of some people become, and which cannot. The caller holds the people's turn. */
export async function planCellsOf(
  db: Db,
  people: readonly RosterPersonRow[],
  cells: readonly WantedDay[],
  { catalogue, days = around(cells.map(({ day }) => day)) }: Known = {},
): Promise<PlannedDays> {
  const ids = people.map(({ id }) => id);
  const [known, rows, isClosed] = await Promise.all([
    catalogue ?? shiftCatalogue(db),
    plannedBetween(db, ids, days),
    closedDays(db, ids, days),
  ]);
  const stored = groupBy(rows, (row) => row.personId);
  const wanted = groupBy(cells, (cell) => cell.personId);
  const reached = new Set(ids);
  const refused: RefusedDay[] = cells
    .filter(({ personId }) => !reached.has(personId))
    .map(({ personId, day }) => ({ personId, day, why: OUT_OF_REACH, standing: null }));
  const planned = people.flatMap((person) => {
    const { plans, refused: not } = planCells(
      {
        ...known,
        personId: person.id,
        zone: person.zone,
        hireDate: person.hireDate,
        leaveDate: person.leaveDate,
        isClosed: (day) => isClosed(person.id, day),
        stored: stored.get(person.id) ?? [],
      },
      wanted.get(person.id) ?? [],
    );
    refused.push(...[...not].map(([day, one]) => ({ personId: person.id, day, ...one })));
    return plans.map((plan) => ({ plan, person }));
  });
  return { planned, refused, stored };
}
