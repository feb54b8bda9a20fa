import { anyOf } from '../../db/anyOf';
import { person } from '../../db/schema/organisation';
import type { Asking, Candidate } from '../../engine/imports/importDefinition';
import type { Weight } from '../../engine/imports/sumWeights';
import type { CellPlan } from './cellRules';
import { cellsOf } from './importedCells';
import { planCellsOf, type ShiftCatalogue, shiftCatalogue } from './planCellsOf';
import type { PlannedRow } from './plannedQueries';
import { findPeople } from './rosterPeople';

/** Looked at together: what thousands of people have would not fit at once. */
const LOT = 200;
const MINUTE = 60_000;

interface Placed {
  shiftId: number;
  startsAt: Date;
  endsAt: Date;
  breakMinutes: number;
}

/** Minutes of work of some shifts, without their breaks; being on call is no work. */
const minutesOf = (placed: readonly Placed[], { shifts }: ShiftCatalogue): number =>
  placed
    .filter(({ shiftId }) => shifts.get(shiftId)?.kind !== 'onCall')
    .reduce(
      (sum, { startsAt, endsAt, breakMinutes }) =>
        sum + Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE) - breakMinutes,
      0,
    );

/** The planned minutes of a cell, as it stands and as it would be. */
export function minutesOfCell(
  { keep, restore, remove, drop, add }: CellPlan,
  stored: ReadonlyMap<number, Pick<PlannedRow, 'breakMinutes'>>,
  catalogue: ShiftCatalogue,
): { before: number; after: number } {
  const known = (rows: CellPlan['keep']) =>
    rows.map((row) => ({ ...row, breakMinutes: stored.get(row.id)?.breakMinutes ?? 0 }));
  const added = add.map((row) => ({
    ...row,
    breakMinutes: catalogue.shifts.get(row.shiftId)?.breakMinutes ?? 0,
  }));
  return {
    before: minutesOf(known([...keep, ...remove, ...drop]), catalogue),
    after: minutesOf([...known([...keep, ...restore]), ...added], catalogue),
  };
}

/** The hours that a file of weeks plans for each person, over those that stand there. */
export async function weighRoster(
  { db }: Pick<Asking, 'db'>,
  rows: readonly Candidate[],
): Promise<Weight[]> {
  const catalogue = await shiftCatalogue(db);
  const weights: Weight[] = [];
  for (let from = 0; from < rows.length; from += LOT) {
    const lot = rows.slice(from, from + LOT);
    const ids = lot.map(({ write }) => Number(write.personId));
    const people = await findPeople(db, anyOf(person.id, ids));
    const found = await planCellsOf(db, people, lot.flatMap(cellsOf), { catalogue });
    for (const { plan, person: who } of found.planned) {
      const stored = new Map((found.stored.get(who.id) ?? []).map((row) => [row.id, row]));
      const { before, after } = minutesOfCell(plan, stored, catalogue);
      weights.push({
        ...{ person: who.id, what: 'Horas planificadas', unit: 'minutes' },
        ...{ before: String(before), after: String(after) },
      });
    }
  }
  return weights;
}
