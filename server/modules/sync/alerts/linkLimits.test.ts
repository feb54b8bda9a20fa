import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { linkFields } from '@contract/sync/link';
import { getLink, listSync, pauseLink, runLink, saveLink } from '@contract/sync/linkAcciones';
import { LEAST_JUDGED_ROWS } from '@contract/sync/linkLimits';
import { and, asc, eq, isNotNull, like } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../../tests/support/buildServer';
import { until } from '../../../../tests/support/until';
import { notification } from '../../../db/schema/events';
import { person } from '../../../db/schema/organisation';
import { linkRun } from '../../../db/schema/sync';
import { tellQuietLinks } from './tellQuietLinks';

let server: TestServer;
const who = 'admin';

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
let files = 0;

async function keep(folder: string, given: object) {
  const fields = linkFields.parse({
    ...{ name: `Límites ${folder}`, what: 'personas', folder, days: [], rules: [] },
    ...given,
  });
  const { body, status, error } = await server.call(saveLink, fields, who);
  if (status !== 200) throw new Error(JSON.stringify(error));
  return { id: body.id, folder };
}

/** Leaves a file of so many rows, the first of them wrong, and waits until it was read. */
async function bring({ id, folder }: { id: number; folder: string }, rows: number, wrong: number) {
  const people = await db()
    .select()
    .from(person)
    .where(and(isNotNull(person.dni), isNotNull(person.docket)))
    .orderBy(asc(person.id))
    .limit(rows);
  expect(people).toHaveLength(rows);
  const lines = people.map(({ docket, lastName, dni }, at) =>
    [docket, lastName, at < wrong ? '1' : dni].join(';'),
  );
  files += 1;
  const at = path.join(server.services.config.linksDir, folder);
  await mkdir(at, { recursive: true });
  const file = path.join(at, `${files}.csv`);
  await writeFile(file, ['Legajo;Apellido;DNI', ...lines, ''].join('\r\n'));
  await utimes(file, 1_700_000_000 + files * 10, 1_700_000_000 + files * 10);
  const { status, error } = await server.call(runLink, { id }, who);
  if (status !== 200) throw new Error(error.message);
  const runs = await until(
    () => db().select().from(linkRun).where(eq(linkRun.linkId, id)).orderBy(asc(linkRun.id)),
    (all) => all.every(({ endedAt }) => endedAt !== null),
  );
  expect(runs.at(-1)).toMatchObject({ read: rows, rejected: wrong });
}

const told = async (id: number) =>
  db()
    .select({ title: notification.title, body: notification.body, readAt: notification.readAt })
    .from(notification)
    .where(like(notification.link, `/sync/${id}%`))
    .orderBy(asc(notification.id));
const titles = async (id: number) => (await told(id)).map(({ title }) => title);
const openLink = async (id: number) => (await server.call(getLink, { id }, who)).body;
/** Two processes at once. */
const look = () =>
  Promise.all([tellQuietLinks(db(), server.services), tellQuietLinks(db(), server.services)]);

test('a link in which nothing comes in is told once, and again only after something came in', async () => {
  const made = await keep('callado', { quietDays: 2 });
  await bring(made, 3, 0);
  await server.travel({ days: 1, hours: 23 });
  await look();
  expect(await titles(made.id)).toEqual([]);
  await server.travel({ hours: 2 });
  await look();
  await look();
  const words = 'En el enlace Límites callado no entra nada';
  expect(await titles(made.id)).toEqual([words]);
  const { health, quietSince, lastGoodAt } = await openLink(made.id);
  expect([health, quietSince]).toEqual(['quiet', lastGoodAt]);
  const filters = [{ field: 'health', operator: 'in', value: ['quiet'] }];
  const board = await server.call(listSync, { filters }, who);
  expect(board.body.rows.map(({ id }) => id)).toEqual([made.id]);

  // Rows that are all refused do not come in.
  await bring(made, 2, 2);
  expect((await openLink(made.id)).quietSince).toBe(quietSince);
  await bring(made, 4, 0);
  expect(await openLink(made.id)).toMatchObject({ quietSince: null });
  expect((await told(made.id)).map(({ readAt }) => readAt !== null)).toEqual([true]);
  await server.travel({ days: 3 });
  await look();
  expect(await titles(made.id)).toEqual([words, words]);
});

test('a new link counts from when it was made, and a paused one from when it goes on', async () => {
  const made = await keep('pausado', { quietDays: 5 });
  const turn = async (paused: boolean) => {
    const { version } = await openLink(made.id);
    return server.call(pauseLink, { id: made.id, version, paused }, who);
  };
  await turn(true);
  await server.travel({ days: 9 });
  await look();
  expect(await titles(made.id)).toEqual([]);
  expect(await openLink(made.id)).toMatchObject({ health: 'paused', quietSince: null });
  await turn(false);
  await look();
  expect(await titles(made.id)).toEqual([]);
  await server.travel({ days: 6 });
  await look();
  expect(await titles(made.id)).toHaveLength(1);
});

test('a link without a limit says nothing', async () => {
  const made = await keep('sin-limite', {});
  await bring(made, LEAST_JUDGED_ROWS, LEAST_JUDGED_ROWS);
  await server.travel({ days: 400 });
  await look();
  expect(await titles(made.id)).toEqual([]);
});

test('too many refused rows are told at the first run, and again only after a good one', async () => {
  const made = await keep('rechaza', { rejectPercent: 20 });
  await bring(made, 1, 1);
  await bring(made, LEAST_JUDGED_ROWS - 1, LEAST_JUDGED_ROWS - 1);
  expect(await titles(made.id)).toEqual([]);
  // Just as many as it allows.
  await bring(made, 10, 2);
  expect(await titles(made.id)).toEqual([]);
  await bring(made, 11, 3);
  await bring(made, 12, 12);
  const words = 'El enlace Límites rechaza rechaza de más';
  expect(await titles(made.id)).toEqual([words]);
  expect((await told(made.id))[0]?.body).toBe('De 11 filas se rechazaron 3: más del 20 %.');
  expect(await openLink(made.id)).toMatchObject({ health: 'tooMany', rejectsOver: true });
  // Too small to say that it is good again.
  await bring(made, 2, 0);
  expect((await openLink(made.id)).rejectsOver).toBe(true);
  await bring(made, 11, 0);
  expect((await openLink(made.id)).rejectsOver).toBe(false);
  await bring(made, 11, 3);
  expect(await titles(made.id)).toEqual([words, words]);
});

test('another limit is judged anew, and a paused link does not complain', async () => {
  const made = await keep('cambia', { rejectPercent: 20 });
  await bring(made, 10, 3);
  const change = async (given: object) => {
    const now = await openLink(made.id);
    const asked = { ...linkFields.parse(now), ...given, id: now.id, version: now.version };
    return (await server.call(saveLink, asked, who)).body;
  };
  expect(await change({ note: 'Otra nota' })).toMatchObject({ rejectsOver: true });
  expect(await change({ rejectPercent: 50 })).toMatchObject({ rejectsOver: false });
  await bring(made, 10, 4);
  expect(await titles(made.id)).toHaveLength(1);
  const { version } = await openLink(made.id);
  await server.call(pauseLink, { id: made.id, version, paused: true }, who);
  await bring(made, 10, 9);
  expect(await titles(made.id)).toHaveLength(1);
});

test.each([
  ['quietDays', 0],
  ['quietDays', 366],
  ['rejectPercent', 0],
  ['rejectPercent', 100],
])('%s of %p is refused', async (field, value) => {
  const asked = linkFields.parse({ name: 'Mal', what: 'personas', days: [], rules: [] });
  const { status, error } = await server.call(saveLink, { ...asked, [field]: value }, who);
  expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [field]]);
});
