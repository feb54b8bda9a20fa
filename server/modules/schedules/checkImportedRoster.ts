import { planShifts } from '@contract/schedules/rosterAcciones';
import { and, sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { fold } from '../../engine/imports/fold';
import type { Asking, Candidate } from '../../engine/imports/importDefinition';
import { personName } from '../../engine/people/personName';
import { reachOf } from '../../engine/scope/reachOf';
import { withinReach } from '../../engine/scope/withinReach';
import { type Week, wholeWeeks } from '../../engine/time/weekOf';
import { changesCell } from './cellRules';
import { importWarnings, warningFigures } from './importWarnings';
import {
  OUT_OF_REACH,
  planCellsOf,
  type ShiftCatalogue,
  shiftCatalogue,
  type WantedDay,
} from './planCellsOf';
import { rosterDayTitles } from './rosterDayTitles';
import { findPeople, type RosterPersonRow } from './rosterPeople';
import { rosterWords } from './rosterWords';
import { turnOf } from './storePlans';

/** Looked at together: what thousands of people have would not fit at once, and others get their turn in between. */
const LOT = 200;

interface Meant {
  row: Candidate;
  person: RosterPersonRow;
}

const isDay = (key: string) => /^\d{4}-\d\d-\d\d$/.test(key);
const refuse = (row: Candidate, column: string, message: string) =>
  row.errors.push({ column, message });

/** A file of weeks against the rules of planning, and what it would make one stop at. */
export async function checkImportedRoster(asking: Asking, rows: readonly Candidate[]) {
  const days = Object.keys(rows[0]?.values ?? {})
    .filter(isDay)
    .sort();
  if (rosterDayTitles.problem(days) !== null) return [];
  const [first = '', last = first] = [days[0], days.at(-1)];
  const weeks = wholeWeeks(first, last);
  const [catalogue, meant] = await Promise.all([
    shiftCatalogue(asking.db),
    peopleMeant(asking, rows),
  ]);
  const siteIds = [...new Set(meant.map(({ person: { siteId } }) => siteId))];
  const figures = await warningFigures(asking.db, siteIds, weeks);
  const words = rosterWords([...catalogue.shifts.values()]);
  for (let from = 0; from < meant.length; from += LOT) {
    const lot = meant.slice(from, from + LOT);
    const cells = lot.flatMap((one) => cellsOf(one, days, words));
    await checkLot(asking, { lot, cells, catalogue, weeks, figures });
  }
  return [];
}

/** This finds the person of each row by docket: a person out of reach counts as unknown. */
async function peopleMeant({ db, viewer }: Asking, rows: readonly Candidate[]): Promise<Meant[]> {
  const dockets = [...new Set(rows.map(({ values }) => values.docket ?? ''))];
  const found = await findPeople(
    db,
    and(
      sql`${person.docket} = any(${sql.param(dockets)}::text[])`,
      withinReach(reachOf(planShifts, viewer), viewer, person.id),
    ),
  );
  const byDocket = new Map(found.map((one) => [one.docket, one]));
  const first = new Map<string, number>();
  return rows.flatMap((row) => {
    const { docket, name } = row.values;
    if (!docket) return [];
    const who = byDocket.get(docket);
    const earlier = first.get(docket);
    if (earlier === undefined) first.set(docket, row.number);
    else refuse(row, 'docket', `Se repite: ya está en la fila ${earlier}.`);
    if (!who) refuse(row, 'docket', OUT_OF_REACH);
    if (!who || earlier !== undefined) return [];
    if (name && !shareWords(name, personName(who))) {
      row.warnings.push({ column: 'name', message: `Ese legajo es de ${personName(who)}.` });
    }
    return [{ row, person: who }];
  });
}

function shareWords(one: string, other: string): boolean {
  const words = new Set(fold(other).split(' '));
  return fold(one)
    .split(' ')
    .some((word) => words.has(word));
}

/** This reads the cells of a row; an empty one leaves its day as it is. */
function cellsOf(
  { row, person: { id: personId } }: Meant,
  days: readonly string[],
  words: ReturnType<typeof rosterWords>,
): WantedDay[] {
  return days.flatMap((day) => {
    const text = row.values[day];
    if (!text) return [];
    const said = words.read(text);
    if ('shiftIds' in said) return [{ personId, day, ...said }];
    refuse(row, day, said.error);
    return [];
  });
}

interface Lot {
  lot: readonly Meant[];
  cells: readonly WantedDay[];
  catalogue: ShiftCatalogue;
  weeks: readonly Week[];
  figures: Awaited<ReturnType<typeof warningFigures>>;
}

async function checkLot(asking: Asking, { lot, cells, catalogue, weeks, figures }: Lot) {
  const people = lot.map(({ person: who }) => who);
  const rowOf = new Map(lot.map(({ row, person: who }) => [who.id, row]));
  const { planned, refused, stored } = await planCellsOf(asking.db, people, cells, {
    catalogue,
    days: figures.around,
  });
  for (const { personId, day, why, closed } of refused) {
    rowOf.get(personId)?.errors.push({ column: day, message: why, ...(closed ? { closed } : {}) });
  }
  const changed = planned.filter(({ plan }) => changesCell(plan));
  const wanted = new Map(cells.map((cell) => [`${cell.personId} ${cell.day}`, cell.shiftIds]));
  for (const { plan, person: who } of changed) {
    const row = rowOf.get(who.id);
    if (!row) continue;
    row.state = 'changed';
    row.turn = turnOf(who.id);
    row.write.personId = who.id;
    row.write[plan.day] = (wanted.get(`${who.id} ${plan.day}`) ?? []).join();
  }
  const warnings = await importWarnings(asking, {
    people,
    changed,
    stored,
    catalogue,
    weeks,
    figures,
  });
  for (const { personId, day, message } of warnings) {
    const row = rowOf.get(personId);
    // A warning about a day that the file does not have stands beside the whole row.
    row?.warnings.push({ column: day in row.values ? day : null, message });
  }
}
