import { personBookFields } from '@contract/users/personBook';
import {
  deletePersonBook,
  getPersonBook,
  listPersonBooks,
  savePersonBook,
} from '@contract/users/personBookAcciones';
import { and, eq, isNull, like } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../../tests/support/buildServer';
import { periodClose } from '../../../db/schema/closes';
import { person } from '../../../db/schema/organisation';
import { personBook } from '../../../db/schema/personBooks';
import { account, role } from '../../../db/schema/session';
import { parameter } from '../../../db/schema/settings';

let server: TestServer;
let personId: number;
let siteId: number;

beforeAll(async () => {
  server = await buildServer();
  const { db } = server.services.database;
  const [somebody] = await db.select().from(person).where(eq(person.docket, '1030'));
  personId = somebody?.id ?? 0;
  siteId = somebody?.siteId ?? 0;
  await db.delete(parameter).where(like(parameter.code, 'pay.book%'));
  await db.insert(parameter).values([
    { code: 'pay.bookContract', validFrom: '2020-01-01', value: '8' },
    { code: 'pay.bookContract', validFrom: '2020-01-01', value: '14', siteId },
    { code: 'pay.bookPlace', validFrom: '2020-01-01', value: '2' },
  ]);
});
afterAll(() => server.close());

const save = (effectiveFrom: string, more: object = {}, as = 'rrhh') =>
  server.call(savePersonBook, { personId, effectiveFrom, ...more }, as);
const read = async () => (await server.call(getPersonBook, { personId }, 'rrhh')).body;
const codeOf = async (name: string) => (await read()).codes.find((code) => code.name === name);

test('a code is the own of a person, else that of their site, else that of all', async () => {
  expect(await codeOf('contract')).toMatchObject({ value: 14, from: 'site' });
  expect(await codeOf('place')).toMatchObject({ value: 2, from: 'organisation' });
  expect(await codeOf('health')).toMatchObject({ value: null, from: 'nobody' });
  const { status, body } = await save('2026-01-01', { contract: 22, health: 400_800 });
  expect([status, body.current]).toEqual([200, true]);
  expect(await codeOf('contract')).toMatchObject({ value: 22, from: 'person' });

  const later = await save('2099-01-01', { contract: 1 });
  expect(later.body.current).toBe(false);
  expect(await codeOf('contract')).toMatchObject({ value: 22, from: 'person' });
  expect((await read()).rows.map(({ effectiveFrom }) => effectiveFrom)).toEqual([
    '2099-01-01',
    '2026-01-01',
  ]);
});

test('a row is corrected, refused where somebody saved first, and taken away', async () => {
  const [, row] = (await read()).rows;
  if (!row) throw new Error('no row');
  const fields = { ...personBookFields.parse(row), health: null, spouse: 'yes', children: 2 };
  const change = { ...fields, personId, id: row.id, version: row.version };
  expect((await server.call(savePersonBook, change, 'rrhh')).body).toMatchObject({
    ...{ contract: 22, health: null, spouse: 'yes', children: 2 },
  });
  const late = await server.call(savePersonBook, change, 'admin');
  expect([late.status, late.error.code]).toEqual([409, 'conflicto_version']);

  const twin = await save('2026-01-01', { contract: 3 });
  expect([twin.status, Object.keys(twin.error.fields ?? {})]).toEqual([422, ['effectiveFrom']]);
  const early = await save('1950-01-01');
  expect([early.status, early.error.fields?.effectiveFrom]).toEqual([
    422,
    'Es anterior al ingreso.',
  ]);

  const [future] = (await read()).rows;
  const gone = { personId, id: future?.id ?? 0, version: future?.version ?? 0 };
  expect((await server.call(deletePersonBook, gone, 'rrhh')).status).toBe(200);
  expect((await read()).rows).toHaveLength(1);
});

test.each([
  [{ situation: 100 }, 'situation'],
  [{ health: 1_000_000 }, 'health'],
  [{ children: -1 }, 'children'],
  [{ spouse: 'quizás' }, 'spouse'],
])('%j is refused beside its field', async (wrong, field) => {
  const { status, error } = await save('2026-02-02', wrong);
  expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [field]]);
});

test('a month whose pay is closed still gets its codes', async () => {
  const { db } = server.services.database;
  const [who] = await db.select({ id: account.id }).from(account).limit(1);
  const closed = and(eq(periodClose.siteId, siteId), isNull(periodClose.reopenedAt));
  await db.delete(periodClose).where(closed);
  const close = { siteId, closedBy: who?.id ?? 0, month: '2026-05-01' };
  await db.insert(periodClose).values([
    { ...close, ledger: 'time' },
    { ...close, ledger: 'pay' },
  ]);
  const { status, body } = await save('2026-05-10', { situation: 5 });
  expect(status).toBe(200);
  const gone = { personId, id: body.id, version: body.version };
  expect((await server.call(deletePersonBook, gone, 'rrhh')).status).toBe(200);
});

test('the keepers of records write, who prepares pay reads, and nobody else', async () => {
  expect((await save('2026-03-03', {}, 'sueldos')).status).toBe(403);
  expect((await server.call(getPersonBook, { personId }, 'sueldos')).status).toBe(200);
  for (const as of ['supervisor', 'jefe', 'operario', 'empleado']) {
    expect((await save('2026-03-03', {}, as)).status).toBe(403);
    expect((await server.call(getPersonBook, { personId }, as)).status).toBe(403);
    expect((await server.call(listPersonBooks, {}, as)).status).toBe(403);
  }
  const { db } = server.services.database;
  const [own] = await db.select().from(account).where(eq(account.username, 'rrhh'));
  const mine = await server.call(
    savePersonBook,
    { personId: own?.personId ?? 0, effectiveFrom: '2026-03-03' },
    'rrhh',
  );
  expect(mine.status).toBe(403);
});

test.each(['site', 'team'] as const)(
  'a role over a %s keeps nobody else’s codes',
  async (scope) => {
    const { db } = server.services.database;
    const [own] = await db.select().from(account).where(eq(account.username, 'rrhh'));
    const narrow = (to: typeof scope | 'all') =>
      db
        .update(role)
        .set({ scope: to })
        .where(eq(role.id, own?.roleId ?? 0));
    await narrow(scope);
    expect((await save('2026-03-03')).status).toBe(404);
    expect((await server.call(getPersonBook, { personId }, 'rrhh')).status).toBe(404);
    const [row] = await db.select().from(personBook).where(eq(personBook.personId, personId));
    const gone = { personId, id: row?.id ?? 0, version: row?.version ?? 0 };
    expect((await server.call(deletePersonBook, gone, 'rrhh')).status).toBe(404);
    expect((await server.call(listPersonBooks, {}, 'rrhh')).body.rows).toEqual([]);
    await narrow('all');
  },
);

test('the list has every row of everybody, with whose it is', async () => {
  const { body } = await server.call(listPersonBooks, {}, 'sueldos');
  // The demo has some of its own.
  expect(body.total).toBeGreaterThan(1);
  expect(body.rows.filter((row) => row.personId === personId)).toEqual([
    expect.objectContaining({ docket: '1030', effectiveFrom: '2026-01-01', contract: 22 }),
  ]);
});
