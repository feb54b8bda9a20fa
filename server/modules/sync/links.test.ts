import { mkdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { linkFields } from '@contract/sync/link';
import {
  copyLink,
  deleteLink,
  getLink,
  getLinkChoices,
  listLinkRejects,
  listLinkRuns,
  listSync,
  mendLinkReject,
  pauseLink,
  runLink,
  saveLink,
  tryLink,
} from '@contract/sync/linkAcciones';
import { asc, eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { until } from '../../../tests/support/until';
import { person } from '../../db/schema/organisation';
import { linkRun } from '../../db/schema/sync';

let server: TestServer;
const who = 'admin';

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const root = () => server.services.config.linksDir;
let stamp = 1_700_000_000;

async function put(folder: string, name: string, text: string) {
  const at = path.join(root(), folder);
  await mkdir(at, { recursive: true });
  await writeFile(path.join(at, name), text);
  stamp += 10;
  await utimes(path.join(at, name), stamp, stamp);
}

const fields = (given: object) =>
  linkFields.parse({ name: 'Personas', what: 'personas', days: [1], rules: [], ...given });

async function makeLink(folder: string, given: object = {}) {
  const { body, status, error } = await server.call(
    saveLink,
    fields({ name: `Enlace ${folder}`, folder, ...given }),
    who,
  );
  if (status !== 200) throw new Error(JSON.stringify(error));
  return body;
}

const runsOf = async (linkId: number) => {
  const filters = [{ field: 'linkId', operator: 'is', value: linkId }];
  return (await server.call(listLinkRuns, { filters }, who)).body.rows;
};
const rejectsOf = async (linkId: number, by = who) => {
  const filters = [{ field: 'linkId', operator: 'is', value: linkId }];
  return (await server.call(listLinkRejects, { filters }, by)).body.rows;
};

/** Runs it and waits until nothing of it is open. */
async function run(linkId: number) {
  const { status, error } = await server.call(runLink, { id: linkId }, who);
  if (status !== 200) throw new Error(error.message);
  return until(
    () => runsOf(linkId),
    (rows) => rows.length > 0 && rows.every(({ endedAt }) => endedAt !== null),
  );
}

const peopleNow = () => {
  const { db } = server.services.database;
  return db.select().from(person).orderBy(asc(person.id)).limit(4);
};

test('a file changes what it says, keeps what is wrong by its datum, and read again changes nothing', async () => {
  const [one, two] = await peopleNow();
  const made = await makeLink('altas');
  const text = `Legajo;Apellido;DNI\r\n${one?.docket};Cambiado;${one?.dni}\r\n${two?.docket};Otro;123\r\n`;
  await put('altas', 'a.csv', text);
  const [first] = await run(made.id);
  expect(first).toMatchObject({
    ...{ state: 'partial', fileName: 'a.csv', read: 2, written: 1, unchanged: 0, rejected: 1 },
  });
  const [reject] = await rejectsOf(made.id);
  expect(reject).toMatchObject({ number: 3, state: 'rejected' });
  expect(reject?.cells).toContainEqual({
    ...{ key: 'dni', label: 'DNI', text: '123' },
    error: 'El DNI tiene siete u ocho números.',
  });
  // The same content in the same place, touched: nothing of it is read again.
  await put('altas', 'a.csv', text);
  const again = await run(made.id);
  expect(again.map(({ state }) => state)).toEqual(['empty', 'partial']);
  // Under another name its rows are as they are there already.
  await put('altas', 'b.csv', text);
  const [third] = await run(made.id);
  expect(third).toMatchObject({ written: 0, unchanged: 1, rejected: 1 });
  expect((await rejectsOf(made.id)).map(({ state }) => state)).toEqual(['rejected', 'superseded']);
  const board = await server.call(getLink, { id: made.id }, who);
  expect(board.body).toMatchObject({ health: 'rejects', pending: 1 });
});

test('a refused row is mended in place and sent alone; still wrong, it says so', async () => {
  const [, , three] = await peopleNow();
  const made = await makeLink('corregir');
  await put('corregir', 'a.csv', `Legajo;Apellido;DNI\r\n${three?.docket};Mendado;12\r\n`);
  await run(made.id);
  const [reject] = await rejectsOf(made.id);
  const id = reject?.id ?? 0;
  const wrong = await server.call(mendLinkReject, { id, cells: [{ key: 'dni', text: '99' }] }, who);
  expect(wrong.body).toMatchObject({ state: 'rejected' });
  const cells = [{ key: 'dni', text: three?.dni ?? '' }];
  const right = await server.call(mendLinkReject, { id, cells }, who);
  expect(right.body).toMatchObject({ state: 'mended' });
  const { db } = server.services.database;
  const [now] = await db
    .select()
    .from(person)
    .where(eq(person.id, three?.id ?? 0));
  expect(now?.lastName).toBe('Mendado');
  expect((await server.call(mendLinkReject, { id, cells }, who)).status).toBe(409);
  expect((await server.call(getLink, { id: made.id }, who)).body.health).toBe('good');
});

test('every new file is read, the oldest first, and one that lacks a column says how many wait for it', async () => {
  const [one] = await peopleNow();
  const made = await makeLink('varios', { files: 'p-*.csv' });
  await put('varios', 'p-1.csv', `Legajo;Apellido\r\n${one?.docket};Uno\r\n`);
  await put('varios', 'p-2.csv', `Legajo;Apellido\r\n${one?.docket};Dos\r\n`);
  await put('varios', 'otro.csv', `Legajo;Apellido\r\n${one?.docket};Tres\r\n`);
  await server.call(runLink, { id: made.id }, who);
  const rows = await until(
    () => runsOf(made.id),
    (all) => all.filter(({ state }) => state === 'done').length === 2,
  );
  expect(rows.map(({ fileName }) => fileName)).toEqual(['p-2.csv', 'p-1.csv']);
  const { db } = server.services.database;
  const [now] = await db
    .select()
    .from(person)
    .where(eq(person.id, one?.id ?? 0));
  expect(now?.lastName).toBe('Dos');
  await put('varios', 'p-3.csv', 'Apellido\r\nUno\r\n');
  const [failed] = await run(made.id);
  expect(failed).toMatchObject({ state: 'failed', error: 'Falta la columna Legajo.' });
  await put('varios', 'p-4.csv', `Legajo;Apellido\r\n${one?.docket};Cuatro\r\n`);
  const [again] = await run(made.id);
  expect(again?.error).toBe(
    'Falta la columna Legajo. Mientras no se lea, espera 1 archivo más nuevo.',
  );
});

test('no path leaves the allowed root, by dots or by a symbolic link', async () => {
  const out = path.join(server.services.config.dataDir, 'fuera');
  await mkdir(out, { recursive: true });
  await writeFile(path.join(out, 'secreto.csv'), 'Legajo;Apellido\r\n1;x\r\n');
  await mkdir(root(), { recursive: true });
  await symlink(out, path.join(root(), 'atajo'));
  await put('suelta', 'nada.csv', '');
  await symlink(path.join(out, 'secreto.csv'), path.join(root(), 'suelta', 'a.csv'));
  const dots = await server.call(saveLink, { ...fields({}), folder: '../fuera' }, who);
  expect([dots.status, Object.keys(dots.error.fields ?? {})]).toEqual([422, ['folder']]);
  const linked = await server.call(tryLink, fields({ folder: 'atajo' }), who);
  expect([linked.status, linked.error.code]).toEqual([409, 'conflicto']);
  const file = await server.call(tryLink, fields({ folder: 'suelta' }), who);
  expect(file.body.fileName).toBeNull();
  await rm(path.join(root(), 'atajo'));
});

test('two failures in a row ring once for whoever gives the name', async () => {
  const made = await makeLink('no-existe');
  await run(made.id);
  await run(made.id);
  await run(made.id);
  const board = await server.call(getLink, { id: made.id }, who);
  expect(board.body.health).toBe('failing');
  const { rows } = await server.services.database.db.execute<{ count: number }>(
    `select count(*)::int as count from notification where link = '/sync/${made.id}'`,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('a paused link has no next time, and a copy is paused with a name of its own', async () => {
  const made = await makeLink('horario', { timing: 'days', at: '06:00', days: [1, 3] });
  expect(made.nextRuns).toHaveLength(5);
  const { body: paused } = await server.call(
    pauseLink,
    { id: made.id, version: made.version, paused: true },
    who,
  );
  expect(paused).toMatchObject({ paused: true, nextAt: null, health: 'paused', nextRuns: [] });
  const { body: copy } = await server.call(copyLink, { id: made.id }, who);
  expect(copy).toMatchObject({ name: 'Enlace horario (copia)', paused: true, folder: 'horario' });
  const twin = await server.call(saveLink, fields({ name: 'ENLACE HORARIO' }), who);
  expect(twin.error.fields).toEqual({ name: 'Ya hay otro con ese nombre.' });
  const timeless = fields({ name: 'Sin hora', timing: 'days', at: null });
  expect((await server.call(saveLink, timeless, who)).error.fields).toEqual({
    at: 'Poné la hora.',
  });
});

test('a link goes with all of its own, never under a run, and what it brought stays', async () => {
  const [one] = await peopleNow();
  const made = await makeLink('se-va');
  await put(
    'se-va',
    'a.csv',
    `Legajo;Apellido;DNI\r\n${one?.docket};Quedado;${one?.dni}\r\n;x;y\r\n`,
  );
  await run(made.id);
  const { body: link } = await server.call(getLink, { id: made.id }, who);
  const asked = { id: link.id, version: link.version };
  const { db } = server.services.database;
  const [open] = await db
    .insert(linkRun)
    .values({ linkId: link.id, state: 'running', reason: 'hand' })
    .returning();
  expect((await server.call(deleteLink, asked, who)).error.message).toBe(
    'Está corriendo: borralo cuando termine.',
  );
  await db.delete(linkRun).where(eq(linkRun.id, open?.id ?? 0));
  const stale = { ...asked, version: asked.version + 1 };
  expect((await server.call(deleteLink, stale, who)).status).toBe(409);
  expect((await server.call(deleteLink, asked, 'empleado')).status).toBe(403);
  expect((await server.call(deleteLink, asked, who)).status).toBe(200);
  expect((await server.call(getLink, { id: link.id }, who)).status).toBe(404);
  expect([await runsOf(link.id), await rejectsOf(link.id)]).toEqual([[], []]);
  expect((await peopleNow())[0]?.lastName).toBe('Quedado');
});

test('who has no right sees nothing', async () => {
  expect((await server.call(listSync, {}, 'empleado')).status).toBe(403);
  expect((await server.call(listSync, {})).status).toBe(401);
  expect((await server.call(getLinkChoices, {}, 'empleado')).status).toBe(403);
});
