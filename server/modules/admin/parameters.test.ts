import { deleteParameter, listParameters, saveParameter } from '@contract/admin/parameterAcciones';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { periodClose } from '../../db/schema/closes';
import { site } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { parameter } from '../../db/schema/settings';
import { parameterAt } from '../../engine/parameters/parameterAt';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const notice = { code: 'holidays.noticeDays' as const };
const add = (validFrom: string, value: string) =>
  server.call(saveParameter, { ...notice, validFrom, value }, 'admin');
const rows = async () => {
  const { body } = await server.call(listParameters, {}, 'admin');
  return body.rows.filter(({ code }) => code === notice.code);
};

test('the law before and after a reform, and which of them rules today', async () => {
  expect(
    (await rows()).map(({ validFrom, value, current }) => [validFrom, value, current]),
  ).toEqual([
    ['2026-03-06', '30', true],
    ['2020-01-01', '45', false],
  ]);
});

test('a value from tomorrow on changes nothing today, and can be taken back', async () => {
  const { db } = server.services.database;
  const { body } = await add('2099-01-01', '15');
  expect(body.current).toBe(false);
  expect(await parameterAt(db, notice.code, '2098-12-31')).toBe('30.000000');
  expect(await parameterAt(db, notice.code, '2099-01-01')).toBe('15.000000');
  expect((await add('2099-01-01', '16')).error.message).toMatch(/corregí ese/);
  expect((await server.call(deleteParameter, { id: body.id }, 'admin')).status).toBe(200);
  expect(await parameterAt(db, notice.code, '2099-01-01')).toBe('30.000000');
});

test('two people correcting the same value: the second sees what the first wrote', async () => {
  const { body } = await add('2098-01-01', '20');
  const change = { ...notice, id: body.id, version: body.version, validFrom: '2098-01-01' };
  expect((await server.call(saveParameter, { ...change, value: '21' }, 'admin')).status).toBe(200);
  const late = await server.call(saveParameter, { ...change, value: '22' }, 'admin');
  expect([late.status, late.error.code]).toEqual([409, 'conflicto_version']);
  expect(late.error.detail).toMatchObject({ current: { value: '21' } });
});

test.each([
  [{ value: '400' }, 'value'],
  [{ value: '7.5' }, 'value'],
  [{ value: 'siete' }, 'value'],
])('%j is refused beside its field', async (wrong, field) => {
  const input = { ...notice, validFrom: '2097-01-01', ...wrong };
  const { status, error } = await server.call(saveParameter, input, 'admin');
  expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [field]]);
});

test('a closed month keeps the figures it was computed with', async () => {
  const { db } = server.services.database;
  const [place] = await db.select({ id: site.id }).from(site).limit(1);
  const [who] = await db.select({ id: account.id }).from(account).limit(1);
  const close = { siteId: place?.id ?? 0, closedBy: who?.id ?? 0, ledger: 'pay' as const };
  // The demo has some closed months.
  await db.delete(periodClose);
  await db.insert(periodClose).values({ ...close, month: '2026-06-01' });
  const inside = await add('2026-06-15', '31');
  expect([inside.status, inside.error.code]).toEqual([409, 'periodo_cerrado']);
  const [ruling] = (await rows()).filter(({ current }) => current);
  expect(ruling?.closed).toBe(true);
  const removed = await server.call(deleteParameter, { id: ruling?.id }, 'admin');
  expect(removed.error.code).toBe('periodo_cerrado');
  expect((await add('2026-07-01', '31')).status).toBe(200);
});

test('a figure of pay is written after the hours of its month were closed, until its pay is', async () => {
  const { db } = server.services.database;
  const [place] = await db.select({ id: site.id }).from(site).limit(1);
  const [who] = await db.select({ id: account.id }).from(account).limit(1);
  const close = { siteId: place?.id ?? 0, closedBy: who?.id ?? 0, month: '2026-06-01' };
  await db.delete(periodClose);
  await db.insert(periodClose).values({ ...close, ledger: 'time' });
  const cap = { code: 'pay.contributionCap' as const, validFrom: '2026-06-01' };
  const save = (more: object) => server.call(saveParameter, { ...cap, ...more }, 'admin');
  const written = await save({ value: '3900000' });
  expect([written.status, written.body.closed]).toEqual([200, false]);
  await db.insert(periodClose).values({ ...close, ledger: 'pay' });
  const { id, version } = written.body;
  expect((await save({ id, version, value: '3950000' })).error.code).toBe('periodo_cerrado');
  await db.delete(periodClose);
});

test('a site has a value of its own where the figure allows it, and another site has not', async () => {
  const { db } = server.services.database;
  const [place] = await db.select().from(site).limit(1);
  const siteId = place?.id ?? 0;
  const code = 'pay.bookContract' as const;
  await db.delete(parameter).where(eq(parameter.code, code));
  const save = (more: object) =>
    server.call(saveParameter, { code, validFrom: '2026-06-01', value: '8', ...more }, 'admin');
  expect((await save({})).body).toMatchObject({ siteId: null, current: true });
  const { body } = await save({ siteId, value: '14' });
  expect(body).toMatchObject({ siteId, siteName: place?.name, value: '14', current: true });
  expect((await save({ siteId, value: '15' })).error.message).toMatch(/corregí ese/);
  expect(await parameterAt(db, code, '2026-06-01', siteId)).toBe('14.000000');
  expect(await parameterAt(db, code, '2026-06-01', siteId + 1)).toBe('8.000000');

  const moved = await save({ id: body.id, version: body.version, siteId: null, value: '9' });
  expect(moved.status).toBe(404);
  const nowhere = await save({ siteId: 999_999, validFrom: '2026-07-01' });
  expect(nowhere.error.fields).toEqual({ siteId: 'Esa sede ya no existe.' });
  const noSites = await server.call(
    saveParameter,
    { ...notice, validFrom: '2097-01-01', value: '7', siteId },
    'admin',
  );
  expect(noSites.error.fields).toEqual({ siteId: 'Esta cifra es la misma en todas las sedes.' });
  expect((await server.call(deleteParameter, { id: body.id }, 'admin')).status).toBe(200);
  expect(await parameterAt(db, code, '2026-06-01', siteId)).toBe('8.000000');
});

test('what is only told to ARCA is written for a month whose pay is closed', async () => {
  const { db } = server.services.database;
  const [place] = await db.select({ id: site.id }).from(site).limit(1);
  const [who] = await db.select({ id: account.id }).from(account).limit(1);
  const close = { siteId: place?.id ?? 0, closedBy: who?.id ?? 0, ledger: 'pay' as const };
  await db.delete(periodClose);
  await db.insert(periodClose).values({ ...close, month: '2026-06-01' });
  const health = { code: 'pay.bookHealth' as const, validFrom: '2026-06-15', value: '126205' };
  const { status, body } = await server.call(saveParameter, health, 'admin');
  expect([status, body.closed]).toEqual([200, false]);
  const change = { ...health, id: body.id, version: body.version, value: '400800' };
  expect((await server.call(saveParameter, change, 'admin')).status).toBe(200);
  await db.delete(periodClose);
});

test('the only value that rules is not taken away', async () => {
  const { db } = server.services.database;
  const [only] = await db.select().from(parameter).where(eq(parameter.code, 'holidays.minTranche'));
  await db.delete(periodClose);
  const { status, error } = await server.call(deleteParameter, { id: only?.id }, 'admin');
  expect([status, error.message]).toEqual([409, expect.stringMatching(/único valor/)]);
});

test('who does not keep the settings neither reads nor writes them', async () => {
  expect((await server.call(listParameters, {}, 'rrhh')).status).toBe(403);
  const input = { ...notice, validFrom: '2097-01-01', value: '7' };
  expect((await server.call(saveParameter, input, 'rrhh')).status).toBe(403);
});
