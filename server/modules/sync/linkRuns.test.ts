import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { linkFields } from '@contract/sync/link';
import { listLinkRejects, mendLinkReject, runLink, saveLink } from '@contract/sync/linkAcciones';
import { eq, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { until } from '../../../tests/support/until';
import { account, role } from '../../db/schema/session';
import { link, linkRun } from '../../db/schema/sync';
import { startDueLinks } from './runs/startDueLinks';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
  const { db } = server.services.database;
  const [boss] = await db.select().from(account).where(eq(account.username, 'jefe'));
  const withSync = sql`${role.flags} || '{"SYNC": true}'::jsonb`;
  await db
    .update(role)
    .set({ flags: withSync })
    .where(eq(role.id, boss?.roleId ?? 0));
});
afterAll(() => server.close());

const db = () => server.services.database.db;

async function put(folder: string, name: string, text: string) {
  const at = path.join(server.services.config.linksDir, folder);
  await mkdir(at, { recursive: true });
  await writeFile(path.join(at, name), text);
  await utimes(path.join(at, name), 1_700_000_000, 1_700_000_000);
}

const fields = (given: object) =>
  linkFields.parse({ name: 'Productos', what: 'productos', days: [1], rules: [], ...given });

async function makeLink(name: string, given: object = {}, by = 'jefe') {
  const { body, status, error } = await server.call(
    saveLink,
    fields({ name, folder: name, ...given }),
    by,
  );
  if (status !== 200) throw new Error(JSON.stringify(error));
  return body;
}

const runsOf = (linkId: number) =>
  db().select().from(linkRun).where(eq(linkRun.linkId, linkId)).orderBy(linkRun.id);

test('nobody borrows the name of somebody else, nor links what they may not bring in', async () => {
  const [admin] = await db().select().from(account).where(eq(account.username, 'admin'));
  const borrowed = fields({ name: 'Prestado', what: 'productos', accountId: admin?.id });
  expect((await server.call(saveLink, borrowed, 'jefe')).error.fields).toEqual({
    accountId: 'Solo puede actuar en tu nombre.',
  });
  const beyond = fields({ name: 'Ajeno', what: 'personas' });
  expect(Object.keys((await server.call(saveLink, beyond, 'jefe')).error.fields ?? {})).toEqual([
    'what',
  ]);
  // A link that an administrator left is taken over only in one's own name.
  const [other] = await db().select().from(account).where(eq(account.username, 'supervisor'));
  const lent = { what: 'productos', accountId: other?.id };
  const asAdmin = fields({ name: 'heredado', ...lent });
  expect((await server.call(saveLink, asAdmin, 'admin')).error.fields).toEqual({
    accountId: 'Esa persona no puede importarlo.',
  });
  const made = await makeLink('heredado', { what: 'personas' }, 'admin');
  const { id, version, accountId } = made;
  const kept = { ...fields({ name: 'heredado' }), id, version, accountId };
  expect((await server.call(saveLink, kept, 'jefe')).status).toBe(422);
  const own = { ...kept, accountId: null };
  const { body } = await server.call(saveLink, own, 'jefe');
  expect(body.accountName).not.toBe(made.accountName);
});

test('rows of what one may not bring in are neither seen nor mended', async () => {
  await put('ajenas', 'p.csv', 'Legajo;Apellido;DNI\r\n1;x;2\r\n');
  const made = await makeLink('ajenas', { what: 'personas' }, 'admin');
  await server.call(runLink, { id: made.id }, 'jefe');
  await until(
    () => runsOf(made.id),
    ([one]) => one?.endedAt != null,
  );
  const filters = [{ field: 'linkId', operator: 'is', value: made.id }];
  const [row] = (await server.call(listLinkRejects, { filters }, 'admin')).body.rows;
  expect((await server.call(listLinkRejects, { filters }, 'jefe')).body.rows).toEqual([]);
  const mend = { id: row?.id ?? 0, cells: [] };
  expect((await server.call(mendLinkReject, mend, 'jefe')).status).toBe(404);
});

test('a name that lost its right stops the link and says so', async () => {
  await put('sin-permiso', 'p.csv', 'Código;Nombre;Unidad\r\nZZ-1;Uno;unidad\r\n');
  const made = await makeLink('sin-permiso', {}, 'jefe');
  const [boss] = await db().select().from(account).where(eq(account.username, 'jefe'));
  const [before] = await db()
    .select()
    .from(role)
    .where(eq(role.id, boss?.roleId ?? 0));
  const without = sql`${role.flags} || '{"ORDERS": {"show": true}}'::jsonb`;
  await db()
    .update(role)
    .set({ flags: without })
    .where(eq(role.id, before?.id ?? 0));
  await server.call(runLink, { id: made.id }, 'admin');
  const [run] = await until(
    () => runsOf(made.id),
    ([one]) => one?.endedAt != null,
  );
  expect(run?.error).toBe('Quien da su nombre ya no puede importarlo: elegí a otra persona.');
  await db()
    .update(role)
    .set({ flags: before?.flags })
    .where(eq(role.id, before?.id ?? 0));
});

test('two processes start one run, and what was missed is made up or said', async () => {
  const timing = { timing: 'minutes', everyMinutes: 30 };
  const made = await makeLink('horaria', timing);
  const said = await makeLink('horaria-sin', { ...timing, catchUp: false });
  await put('horaria', 'x.csv', 'Código;Nombre;Unidad\r\nHH-1;Uno;unidad\r\n');
  const [late] = await db()
    .update(link)
    .set({ nextAt: sql`anden_now() - interval '40 days'` })
    .where(eq(link.id, made.id))
    .returning();
  await db()
    .update(link)
    .set({ nextAt: sql`anden_now() - interval '29 minutes'`, everyMinutes: 1440 })
    .where(eq(link.id, said.id));
  await Promise.all([startDueLinks(db(), server.services), startDueLinks(db(), server.services)]);
  const runs = await until(
    () => runsOf(made.id),
    (all) => all.every(({ endedAt }) => endedAt !== null),
  );
  expect(runs).toHaveLength(1);
  const missed = await runsOf(said.id);
  expect(missed.map(({ state, error }) => [state, error])).toEqual([
    ['missed', 'El servidor no estaba: 1 corrida perdida.'],
  ]);
  const [next] = await db().select().from(link).where(eq(link.id, made.id));
  expect(next?.nextAt?.getTime()).toBeGreaterThan(late?.nextAt?.getTime() ?? Number.MAX_VALUE);
});
