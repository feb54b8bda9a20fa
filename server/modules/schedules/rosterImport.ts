import { groupBy } from '@contract/core/groupBy';
import { planShifts } from '@contract/schedules/rosterAcciones';
import type { Db } from '../../db/Db';
import type { Context } from '../../engine/acciones/context';
import type {
  Candidate,
  ImportDefinition,
  RefusedRow,
} from '../../engine/imports/importDefinition';
import { parseText } from '../../engine/imports/parsers';
import { docketLookups } from '../../engine/people/docketLookups';
import { reachOf } from '../../engine/scope/reachOf';
import { weekday } from '../../engine/time/days';
import { checkImportedRoster } from './checkImportedRoster';
import { shortDay } from './dayWords';
import { cellsOf } from './importedCells';
import { keepPlans } from './keepPlans';
import { planCellsOf } from './planCellsOf';
import { dayOfTitle, rosterDayTitles } from './rosterDayTitles';
import { reachedPeople } from './rosterPeople';
import { rosterWords } from './rosterWords';
import { allShifts } from './shiftQueries';
import { planningTurn } from './storePlans';

const FRIDAY = 5;

/** A working week of the first shift of the catalogue. */
async function examples(db: Db) {
  const shifts = await allShifts(db);
  const words = rosterWords(shifts);
  const used = shifts.find(({ active, kind }) => active && kind === 'worked');
  const said = (day: string) => words.write(used && weekday(day) <= FRIDAY ? [used.id] : []);
  const days = rosterDayTitles.template().flatMap((title) => dayOfTitle(title) ?? []);
  return Object.fromEntries(days.map((day) => [day, said(day)]));
}

/** Plans what may be planned by now, over whatever stands there: a row of which a day may not be stays out. */
async function applyTogether(
  context: Context,
  rows: readonly Candidate[],
): Promise<readonly RefusedRow[]> {
  const { db } = context;
  const ids = rows.map(({ write }) => Number(write.personId));
  const people = await reachedPeople(context, ids);
  await planningTurn(db, ids);
  const { planned, refused } = await planCellsOf(db, people, rows.flatMap(cellsOf));
  const out = groupBy(refused, ({ personId }) => personId);
  await keepPlans(
    context,
    planned.filter(({ person }) => !out.has(person.id)),
  );
  return rows.flatMap(({ number, write }) => {
    const not = out.get(Number(write.personId)) ?? [];
    // A row waits for its month only where nothing else is wrong with it.
    const told = not.find(({ closed }) => !closed) ?? not[0];
    if (!told) return [];
    const message = `${shortDay(told.day)}: ${told.why}`;
    return [{ number, message, ...(told.closed ? { closed: true } : {}) }];
  });
}

/** Weeks of many people as a board: a row for each, a column for each day, as the export writes them. */
export const rosterImport: ImportDefinition = {
  kind: 'horarios',
  title: 'Horarios',
  permission: 'SCHEDULES.CREATE',
  columns: [
    {
      key: 'docket',
      label: 'Legajo',
      aliases: ['Nro. legajo', 'N.º de legajo', 'Número de legajo'],
      required: true,
      kind: 'text',
      example: '1010',
      lookups: docketLookups((viewer) => reachOf(planShifts, viewer)),
      parse: parseText(20),
    },
    {
      key: 'name',
      label: 'Nombre completo',
      aliases: ['Persona', 'Apellido y nombre', 'Nombre'],
      kind: 'text',
      example: '',
      parse: parseText(200),
    },
  ],
  titled: rosterDayTitles,
  examples,
  check: checkImportedRoster,
  weigh: async (asking, rows) => {
    const { weighRoster } = await import('./weighRoster');
    return weighRoster(asking, rows);
  },
  applyTogether,
};
