import { getPeriod, listCloses } from '@contract/closes/closeAcciones';
import type { AccionDefinition } from '@contract/core/accion';
import { getWeekHours, listHourDays, listHourTotals } from '@contract/hours/hourAcciones';
import { getPresence, listPunchDay } from '@contract/markings/boardAcciones';
import { getPunchMonth, listPunches } from '@contract/markings/punchAcciones';
import { listOwnShifts } from '@contract/schedules/listOwnShifts';
import { listRoster } from '@contract/schedules/rosterAcciones';
import { listWaiting } from '@contract/workflow/requestAcciones';
import type { Viewer } from '../../server/engine/acciones/context';
import { allHandlers } from '../../server/engine/module';
import { readAccountViewer } from '../../server/engine/session/readViewer';
import { addDays, weekday } from '../../server/engine/time/days';
import { asker } from '../../tests/bench/support/asker';
import type { BenchServer } from '../../tests/bench/support/benchServer';
import { inTurns } from '../../tests/bench/support/inTurns';
import { ago } from '../../tests/bench/support/listCases';
import { tableOf } from './figuresTable';

interface Board {
  name: string;
  as: 'rrhh' | 'supervisor' | 'empleado';
  accion: AccionDefinition;
  input: object;
}

const is = (field: string, value: unknown) => ({ field, operator: 'is', value });

/** The boards of time that people open, asked for as their pages do. */
function boards(siteId: number): Board[] {
  const today = ago(0);
  const monday = addDays(today, 1 - weekday(today));
  const month = today.slice(0, 7);
  const [year, monthNumber] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const totals = (unit: string, fromDay: string) => ({
    filters: [is('unit', unit), is('fromDay', fromDay)],
  });
  return [
    { name: 'day of everybody', as: 'rrhh', accion: listPunchDay, input: {} },
    { name: 'day of a site', as: 'rrhh', accion: listPunchDay, input: { siteId } },
    { name: 'day of a team', as: 'supervisor', accion: listPunchDay, input: {} },
    { name: 'who is in, at a site', as: 'rrhh', accion: getPresence, input: { siteId } },
    {
      name: 'own month',
      as: 'empleado',
      accion: getPunchMonth,
      input: { year, month: monthNumber },
    },
    { name: 'punches', as: 'rrhh', accion: listPunches, input: {} },
    {
      name: 'punches of a day',
      as: 'rrhh',
      accion: listPunches,
      input: { filters: [is('day', ago(1))] },
    },
    { name: 'what waits to be decided', as: 'rrhh', accion: listWaiting, input: {} },
    { name: 'own week of hours', as: 'empleado', accion: getWeekHours, input: { from: today } },
    {
      name: 'hours of the week',
      as: 'rrhh',
      accion: listHourTotals,
      input: totals('week', monday),
    },
    {
      name: 'hours of the week, of a team',
      as: 'supervisor',
      accion: listHourTotals,
      input: totals('week', monday),
    },
    {
      name: 'hours of the month',
      as: 'rrhh',
      accion: listHourTotals,
      input: totals('month', `${month}-01`),
    },
    {
      name: 'hours of a day',
      as: 'rrhh',
      accion: listHourDays,
      input: { filters: [is('day', ago(1))] },
    },
    {
      name: 'overtime to decide',
      as: 'rrhh',
      accion: listHourDays,
      input: { filters: [is('overtime', 'waiting')] },
    },
    { name: 'roster of 250', as: 'rrhh', accion: listRoster, input: { from: today } },
    { name: 'roster of a team', as: 'supervisor', accion: listRoster, input: { from: today } },
    { name: 'own shifts', as: 'empleado', accion: listOwnShifts, input: {} },
    { name: 'closes of the month', as: 'rrhh', accion: listCloses, input: { month } },
    { name: 'what a month has open', as: 'rrhh', accion: getPeriod, input: { siteId, month } },
  ];
}

async function viewerOf({ services: { database } }: BenchServer, username: string) {
  const { rows } = await database.pool.query<{ id: number }>(
    'select id from account where username = $1',
    [username],
  );
  const viewer = await readAccountViewer(database.db, rows[0]?.id ?? 0);
  if (!viewer) throw new Error(`nobody is called ${username}`);
  return viewer;
}

const titles = ['what', 'as', 'accion', 'ms', 'ms in the big demo', 'times'];

/** How long each takes over few punches and over many, in turns. */
export async function timeBoards(few: BenchServer, many: BenchServer): Promise<string> {
  const handlers = new Map(allHandlers().map((handler) => [handler.accion.name, handler]));
  const viewers = new Map<string, Viewer>();
  for (const name of ['rrhh', 'supervisor', 'empleado'] as const)
    viewers.set(name, await viewerOf(many, name));
  const rows: string[][] = [];
  for (const { name, as, accion, input } of boards(viewers.get('rrhh')?.siteId ?? 1)) {
    const handler = handlers.get(accion.name);
    const viewer = viewers.get(as);
    if (!handler || !viewer) throw new Error(`nobody answers ${accion.name}`);
    const asked = accion.input.parse(input);
    const [small, large] = [asker(few, viewer), asker(many, viewer)];
    const times = await inTurns(
      () => small(handler, asked),
      () => large(handler, asked),
    );
    const [from, to] = [times.small.fastest, times.large.fastest];
    rows.push([name, as, accion.name, from.toFixed(1), to.toFixed(1), (to / from).toFixed(1)]);
  }
  return tableOf(titles, rows, 3);
}
