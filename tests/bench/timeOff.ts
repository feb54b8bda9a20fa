import { listLeaveBalances } from '@contract/holidays/leaveAcciones';
import type { Viewer } from '../../server/engine/acciones/context';
import type { Handler } from '../../server/engine/acciones/implement';
import { exportRequest, openExport } from '../../server/engine/exports/exportRequest';
import { writeExport } from '../../server/engine/exports/writeExport';
import { readAccountViewer } from '../../server/engine/session/readViewer';
import { clock } from '../../server/engine/time/clock';
import { listCalendarHandler } from '../../server/modules/absences/listCalendar';
import { holidaysModule } from '../../server/modules/holidays';
import { balancesExport } from '../../server/modules/holidays/balancesList';
import { simulateLeaveHandler } from '../../server/modules/holidays/simulateLeave';
import { newsModule } from '../../server/modules/news';
import { getCoverageHandler } from '../../server/modules/summary/getCoverage';
import { listNearAbsencesHandler } from '../../server/modules/summary/listNearAbsences';
import { addTimeOff } from './support/addTimeOff';
import { asker } from './support/asker';
import { type BenchServer, openServer } from './support/benchServer';
import { ago } from './support/listCases';
import { balanceCases, leaveCases, newsCases } from './support/timeOffCases';

// npx tsx tests/bench/timeOff.ts folder [which, as a pattern]: leave, novelties and calendars over a data folder which
// `ANDEN_DATA=folder npm run demo -- --size big` filled; what is missing of three years of them is added to it.
const [folder, only = ''] = process.argv.slice(2);
const MOST_MS = 150;
const ROUNDS = 5;
const wanted = new RegExp(only);
const say = (line: string) => process.stdout.write(`${line}\n`);

async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  if (!wanted.test(name)) return;
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    if (round > 0) times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const [fastest = 0, , median = 0] = times;
  const mark = fastest < MOST_MS ? '✓' : '✗';
  say(`${mark} ${name}: ${fastest.toFixed(1)} ms (${median.toFixed(1)})`);
}

/** HR for everybody, the chief of the largest site, and whoever has the largest team. */
async function viewersOf({ services: { database } }: BenchServer): Promise<[string, Viewer][]> {
  const { rows } = await database.pool.query<{ username: string; id: number }>(
    `select username, id from account where username in ('rrhh', 'jefe', 'supervisor')`,
  );
  const ofName = async (name: string) => {
    const id = rows.find(({ username }) => username === name)?.id ?? 0;
    const viewer = await readAccountViewer(database.db, id);
    if (!viewer) throw new Error(`nobody is called ${name}`);
    return viewer;
  };
  const boss = await database.pool.query<{ id: number }>(
    `select manager_id as id from person group by 1 order by count(*) desc limit 1`,
  );
  const supervisor = await ofName('supervisor');
  return [
    ['all', await ofName('rrhh')],
    ['site', await ofName('jefe')],
    ['team', { ...supervisor, personId: boss.rows[0]?.id ?? null }],
  ];
}

const year = clock.now().getFullYear();
const ahead = { fromDay: ago(-20), toDay: ago(-33) };

const others: [string, Handler, object][] = [
  ['calendar of a month', listCalendarHandler, { year, month: 7 }],
  ['calendar of a month, last page', listCalendarHandler, { year, month: 7, page: 3 }],
  ['calendar of a month, who is away', listCalendarHandler, { year, month: 7, onlyAway: true }],
  ['calendar of a month, one area', listCalendarHandler, { year, month: 7, areaId: 3 }],
  ['calendar of a year', listCalendarHandler, { year }],
  ['summary: who is away', listNearAbsencesHandler, {}],
  ['summary: coverage', getCoverageHandler, {}],
  ['who is away beside a request', simulateLeaveHandler, { typeId: 1, part: 'whole', ...ahead }],
];

async function measureFor(server: BenchServer, reach: string, viewer: Viewer): Promise<void> {
  const ask = asker(server, viewer);
  for (const [name, handler, input] of others) {
    const parsed = handler.accion.input.parse(input);
    await measure(`${reach}, ${name}`, () => ask(handler, parsed));
  }
  for (const [handler, cases] of [
    [holidaysModule.handlers.listLeaves, leaveCases()],
    [newsModule.handlers.listNews, newsCases()],
    [holidaysModule.handlers.listLeaveBalances, balanceCases()],
  ] as const) {
    for (const { name, input } of cases) {
      await measure(`${reach}, ${handler.accion.name} ${name}`, () => ask(handler, input));
    }
  }
}

async function exportBalances({ services }: BenchServer, viewer: Viewer): Promise<void> {
  const columns = Object.keys(balancesExport.columns);
  for (const format of ['csv', 'xlsx'] as const) {
    const request = exportRequest.parse({ list: listLeaveBalances.name, columns, format });
    const start = performance.now();
    await writeExport(services, openExport(viewer, request), { id: format, format, patienceMs: 0 });
    say(`export of all balances, ${format}: ${(performance.now() - start).toFixed(0)} ms`);
  }
}

if (!folder) throw new Error('npx tsx tests/bench/timeOff.ts folder');
const server = await openServer(folder);
try {
  say(await addTimeOff(server));
  for (const [reach, viewer] of await viewersOf(server)) {
    await measureFor(server, reach, viewer);
    if (reach === 'all' && wanted.test('export')) await exportBalances(server, viewer);
  }
} finally {
  await server.close();
}
