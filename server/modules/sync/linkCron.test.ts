import { linkFields } from '@contract/sync/link';
import { copyLink, getLink, pauseLink, saveLink, tryLink } from '@contract/sync/linkAcciones';
import { asc, eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { until } from '../../../tests/support/until';
import { link, linkRun } from '../../db/schema/sync';
import { startDueLinks } from './runs/startDueLinks';

let server: TestServer;
const who = 'admin';

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const fields = (given: object) =>
  linkFields.parse({
    ...{ name: 'Por cron', what: 'personas', folder: 'cron', timing: 'cron', rules: [], days: [] },
    ...given,
  });

async function keep(given: object) {
  const { body, status, error } = await server.call(saveLink, fields(given), who);
  if (status !== 200) throw new Error(JSON.stringify(error));
  return body;
}

const runsOf = (linkId: number) =>
  db().select().from(linkRun).where(eq(linkRun.linkId, linkId)).orderBy(asc(linkRun.id));
const start = () => startDueLinks(db(), server.services);
const storedNext = async (id: number) => {
  const [row] = await db().select().from(link).where(eq(link.id, id));
  return row?.nextAt?.toISOString();
};

/** Monday is the day on which tests begin, at eleven in Buenos Aires. */
const noon = { cron: '0 12,18 * * MON-FRI' };

test('a link runs at each time of its text, and goes on by another one after it is changed', async () => {
  const made = await keep({ name: 'Corre', ...noon });
  expect(made.nextRuns.slice(0, 3)).toEqual([
    '2026-11-23T15:00:00.000Z',
    '2026-11-23T21:00:00.000Z',
    '2026-11-24T15:00:00.000Z',
  ]);
  await start();
  expect(await runsOf(made.id)).toEqual([]);
  await server.travel({ hours: 1 });
  await start();
  await start();
  const [run, ...more] = await until(
    () => runsOf(made.id),
    (all) => all.length > 0 && all.every(({ endedAt }) => endedAt !== null),
  );
  expect([run?.reason, more]).toEqual(['schedule', []]);
  expect(await storedNext(made.id)).toBe('2026-11-23T21:00:00.000Z');

  const { body: now } = await server.call(getLink, { id: made.id }, who);
  const changed = { ...linkFields.parse(now), cron: '30 13 23 11 *', id: now.id };
  const saved = await server.call(saveLink, { ...changed, version: now.version }, who);
  expect(saved.body.nextRuns[0]).toBe('2026-11-23T16:30:00.000Z');
  await server.travel({ hours: 2 });
  await start();
  expect(await runsOf(made.id)).toHaveLength(2);
  expect(await storedNext(made.id)).toBe('2027-11-23T16:30:00.000Z');
});

test('times that went by while the server was off are made up once, or said', async () => {
  const made = await keep({ name: 'Se recupera', cron: '0 6 * * *' });
  const said = await keep({ name: 'Lo dice', cron: '0 6 * * *', catchUp: false });
  await server.travel({ days: 3 });
  await Promise.all([start(), start()]);
  expect((await runsOf(made.id)).map(({ reason, error }) => [reason, error])).toEqual([
    ['schedule', 'El servidor no estaba: 2 corridas perdidas.'],
  ]);
  expect((await runsOf(said.id)).map(({ state, error }) => [state, error])).toEqual([
    ['missed', 'El servidor no estaba: 3 corridas perdidas.'],
  ]);
});

test('a pause stops it, and a copy has the same text', async () => {
  const made = await keep({ name: 'En pausa', ...noon });
  const asked = { id: made.id, version: made.version };
  const { body: paused } = await server.call(pauseLink, { ...asked, paused: true }, who);
  expect(paused).toMatchObject({ nextAt: null, nextRuns: [], cron: noon.cron });
  const again = { ...asked, version: paused.version, paused: false };
  expect((await server.call(pauseLink, again, who)).body.nextRuns).toHaveLength(5);
  const { body: copy } = await server.call(copyLink, { id: made.id }, who);
  expect(copy).toMatchObject({ timing: 'cron', cron: noon.cron, paused: true });
});

test.each([
  ['an hour that no day has', '0 25 * * *', /^Hora: 25 no va/],
  ['a run each two minutes', '*/2 * * * *', /^Minuto: un enlace corre a lo sumo cada 5 minutos/],
  ['a day that never comes', '0 6 31 2 *', /No llega nunca/],
  ['a text without end', 'x'.repeat(500), /como mucho 120/],
  ['no text', null, /Escribí el texto cron/],
])('a link with %s is neither kept nor tried, and says why', async (_what, cron, words) => {
  const asked = { ...fields({ name: 'Mal' }), cron };
  for (const accion of [saveLink, tryLink]) {
    const { status, error } = await server.call(accion, asked, who);
    expect([status, error.fields]).toEqual([422, { cron: expect.stringMatching(words) }]);
  }
});
