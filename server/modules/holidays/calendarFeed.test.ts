import {
  getCalendarFeed,
  renewCalendarFeed,
  revokeCalendarFeed,
} from '@contract/holidays/calendarAcciones';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { absence } from '../../db/schema/absences';
import { calendarFeed } from '../../db/schema/holidays';
import { account, role } from '../../db/schema/session';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const renew = async (as: string, team = false) =>
  new URL((await server.call(renewCalendarFeed, { team }, as)).body.url).pathname;
const read = (path: string) => server.app.inject({ method: 'GET', url: path });

test('the secret address opens one’s own days without a session, and only its hash is kept', async () => {
  const path = await renew('empleado');
  const answer = await read(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/calendar');
  expect(answer.body).toContain('SUMMARY:Vacaciones');
  expect(answer.body).toContain('SUMMARY:Navidad');
  expect(answer.body).toMatch(/DTSTART:\d{8}T\d{6}Z\r\nDTEND:\d{8}T\d{6}Z\r\nSUMMARY:Turno: /);
  const secret = path.slice('/calendario/'.length, -'.ics'.length);
  const { db } = server.services.database;
  expect(JSON.stringify(await db.select().from(calendarFeed))).not.toContain(secret);
  const { body } = await server.call(getCalendarFeed, {}, 'empleado');
  expect(body).toMatchObject({ feed: { team: false }, mayTeam: false });
  expect(body.feed?.readAt).not.toBeNull();
});

test('a new address ends the one before, and taken back none opens', async () => {
  const first = await renew('empleado');
  const second = await renew('empleado');
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(second)).statusCode).toBe(200);
  await server.call(revokeCalendarFeed, {}, 'empleado');
  expect((await read(second)).statusCode).toBe(404);
  expect((await read('/calendario/adivino.ics')).statusCode).toBe(404);
});

test('a team shows as away, never why; who leads nobody has none', async () => {
  const { db } = server.services.database;
  const path = await renew('supervisor', true);
  const [row] = await db.select().from(account).where(eq(account.username, 'empleado'));
  await db.insert(absence).values({
    personId: row?.personId ?? 0,
    source: 'news',
    sourceId: 999_001,
    fromDay: '2027-03-01',
    toDay: '2027-03-02',
    state: 'firm',
    code: 'ENF',
    label: 'Enfermedad',
    medical: true,
    paidPercent: 100,
  });
  const { body } = await read(path);
  const text = body.replace(/\r\n /g, '');
  expect(text).toMatch(/SUMMARY:.*: ausente\r\n/);
  expect(text).toContain('DTSTART;VALUE=DATE:20270301');
  expect(text).not.toContain('Enfermedad');
  expect((await read(await renew('empleado', true))).body).not.toContain(': ausente');
});

test('who works by shifts and asks no leave in Andén has an address too; without either it ends', async () => {
  const { db } = server.services.database;
  const [found] = await db
    .select({ id: role.id, flags: role.flags })
    .from(role)
    .innerJoin(account, eq(account.roleId, role.id))
    .where(eq(account.username, 'empleado'));
  if (!found) throw new Error('the demo has no empleado');
  const leave = async (flags: object) =>
    db.update(role).set({ flags }).where(eq(role.id, found.id));
  try {
    await leave({ SCHEDULES: { SHOW: true } });
    const path = await renew('empleado');
    expect((await read(path)).body).toContain('SUMMARY:Turno: ');
    await leave({});
    expect((await read(path)).statusCode).toBe(404);
    expect((await server.call(renewCalendarFeed, {}, 'empleado')).status).toBe(403);
  } finally {
    await leave(found.flags as object);
  }
});
