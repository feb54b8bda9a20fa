import { loadavg } from 'node:os';
import { listVisits } from '../../contract/visits/visitAcciones';
import { readAccountViewer } from '../../server/engine/session/readViewer';
import { visitsModule } from '../../server/modules/visits';
import { asker } from './support/asker';
import { type BenchServer, openServer } from './support/benchServer';
import { MOST_MS } from './support/comparePages';

// npx tsx tests/bench/visits.ts: the list, the map and the figures of a month of 10,000 visits, each asked five times.
const VISITS = 10_000;
const DAYS = 30;
const TIMES = 5;
const FROM = '2026-11-01';
const TO = '2026-11-30';
const say = (line: string) => process.stdout.write(`${line}\n`);

/** A month of visits of everybody at the demo, nine of ten of them made. */
const addVisits = ({ asOwner }: BenchServer) =>
  asOwner(`
    insert into visit (day, from_time, to_time, minutes, person_id, site_id, place, address, latitude, longitude, radius,
      purpose_id, state, arrival, arrived_at, ended_at, distance, accuracy)
    select date '${FROM}' + n % ${DAYS}, '09:00', '11:00', 30, p.id, p.site_id, 'Almacén ' || n % 700, 'Calle ' || n % 700,
      -32.95 + (n % 200) / 1000.0, -60.66 + (n % 170) / 1000.0, 150, (select min(id) from visit_purpose),
      case when n % 10 = 0 then 'missed' else 'done' end, case when n % 10 > 0 then 'inside' end,
      case when n % 10 > 0 then date '${FROM}' + n % ${DAYS} + time '12:20' end,
      case when n % 10 > 0 then date '${FROM}' + n % ${DAYS} + time '12:50' end, 18, 12
    from generate_series(1, ${VISITS}) n
      join (select id, site_id, row_number() over (order by id) - 1 as place, count(*) over () as people from person) p
        on p.place = n % p.people`);

const server = await openServer();
try {
  const { database } = server.services;
  await addVisits(server);
  await server.asOwner('vacuum analyze visit');
  const { rows } = await database.pool.query<{ id: number }>(
    `select id from account where username = 'jefe'`,
  );
  const boss = await readAccountViewer(database.db, rows[0]?.id ?? 0);
  if (!boss) throw new Error('no boss');
  const { listVisits: list, getVisitMap, getVisitFigures } = visitsModule.handlers;
  const month = listVisits.input.parse({ filter: { day: { from: FROM, to: TO } } });
  const asked = [
    ['list', list, listVisits.input.parse({})],
    ['list of the month', list, month],
    ['map', getVisitMap, { day: '2026-11-15' }],
    ['figures', getVisitFigures, { fromDay: FROM, toDay: TO, siteId: null }],
  ] as const;
  for (const viewer of [boss, { ...boss, roleScope: 'all' as const }]) {
    const ask = asker(server, viewer);
    say(`\nreach ${viewer.roleScope}, load ${loadavg()[0]?.toFixed(1)}`);
    for (const [name, handler, input] of asked) {
      const times: number[] = [];
      for (let turn = 0; turn < TIMES; turn += 1) {
        const start = performance.now();
        await ask(handler, input);
        times.push(performance.now() - start);
      }
      const slowest = Math.max(...times);
      const told = `${Math.min(...times).toFixed(1)} ms, at most ${slowest.toFixed(1)} ms`;
      say(`${slowest <= MOST_MS ? '✓' : '✗'} ${name}: ${told}`);
    }
  }
} finally {
  await server.close();
}
