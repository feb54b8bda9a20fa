import { counted } from '@contract/core/counted';
import { groupBy } from '@contract/core/groupBy';
import { exportRoster } from '@contract/schedules/rosterAcciones';
import { can } from '@contract/session/can';
import { z } from 'zod';
import type { Db } from '../../db/Db';
import { authorize } from '../../engine/acciones/authorize';
import type { Services, Viewer } from '../../engine/acciones/context';
import { writeFile } from '../../engine/exports/writeFile';
import { personName } from '../../engine/people/personName';
import { reachOf } from '../../engine/scope/reachOf';
import { csvTable } from '../../engine/tables/csvTable';
import type { Cell, TableColumn } from '../../engine/tables/tableColumn';
import { xlsxTable } from '../../engine/tables/xlsxTable';
import { addDays, dayText, eachDay } from '../../engine/time/days';
import { type Week, weekOf } from '../../engine/time/weekOf';
import { plannedBetween } from './plannedQueries';
import { allRosterPeople, type RosterPersonRow } from './rosterPeople';
import { rosterWords } from './rosterWords';
import { allShifts } from './shiftQueries';
import { numberOfWeek } from './tellRoster';

/** Read together, of thousands. */
const LOT = 250;

/** The weeks that somebody asked for, the name of the file, and the address that asked. */
export const rosterAsked = exportRoster.input.extend({ name: z.string(), address: z.string() });
export type RosterAsked = z.output<typeof rosterAsked>;

/** From the Monday of the first to the Sunday of the last. */
export const weeksAsked = ({ from, weeks }: Pick<RosterAsked, 'from' | 'weeks'>): Week => {
  const first = weekOf(from);
  return { from: first.from, to: addDays(first.to, 7 * (weeks - 1)) };
};

/** Writes the weeks of those whom the board shows, as far as the viewer sees them; answers how many they are. */
export async function writeRoster(
  services: Services,
  viewer: Viewer,
  { name, address, format, ...asked }: RosterAsked,
  id: string,
): Promise<number> {
  authorize(exportRoster, viewer);
  const { db } = services.database;
  const { siteId, areaId, search } = asked;
  const week = weeksAsked(asked);
  const asking = { db, viewer, reach: reachOf(exportRoster, viewer) };
  const people = await allRosterPeople(asking, { week, search, siteId, areaId });
  const days = eachDay(week.from, week.to);
  const edits = can(viewer.roles, 'SCHEDULES.CREATE') && !viewer.viewing;
  const table = {
    name: 'Horarios',
    columns: [...who, ...days.map((day) => ({ label: dayText(day), kind: 'text' as const }))],
    batches: rowsOf(db, people, { week, days, edits }),
  };
  await writeFile(
    services,
    { accountId: viewer.accountId, address },
    {
      ...{ id, name, format },
      source: format === 'csv' ? csvTable(table) : xlsxTable(table),
      madeBy: exportRoster.name,
      entity: 'roster',
      entityId: numberOfWeek(week),
      told: {
        format,
        people: counted(people.length, 'persona', 'personas'),
        days: counted(days.length, 'día', 'días'),
      },
    },
  );
  return people.length;
}

/** Its titles are those that the import reads. */
const who: readonly TableColumn[] = [
  { label: 'Legajo', kind: 'text', width: 12 },
  { label: 'Nombre completo', kind: 'text', width: 32 },
  { label: 'Área', kind: 'text', width: 22 },
  { label: 'Sede', kind: 'text', width: 22 },
];

interface Shown {
  week: Week;
  days: readonly string[];
  /** Sees the drafts, and not what leaves with them. */
  edits: boolean;
}

async function* rowsOf(
  db: Db,
  people: readonly RosterPersonRow[],
  { week, days, edits }: Shown,
): AsyncGenerator<Cell[][]> {
  const words = rosterWords(await allShifts(db));
  for (let from = 0; from < people.length; from += LOT) {
    const lot = people.slice(from, from + LOT);
    const planned = await plannedBetween(
      db,
      lot.map(({ id }) => id),
      week,
    );
    const shown = planned.filter(({ removed, published }) => (edits ? !removed : published));
    const byCell = groupBy(shown, ({ personId, day }) => `${personId} ${day}`);
    yield lot.map((person) => [
      person.docket,
      personName(person),
      person.areaName,
      person.siteName,
      ...days.map((day) => {
        // A person who does not work there that day has no day off either.
        if (day < person.hireDate || (person.leaveDate !== null && day > person.leaveDate)) {
          return '';
        }
        const rows = byCell.get(`${person.id} ${day}`) ?? [];
        return words.write(rows.map(({ shiftId }) => shiftId));
      }),
    ]);
  }
}
