import { onDays } from '@contract/core/rangeText';
import { getLeave, getLeaveBalance } from '@contract/holidays/leaveAcciones';
import { requestLeave } from '@contract/holidays/requestLeave';
import { listImportRows } from '@contract/imports/importAcciones';
import { askNews, enterNews, getNews } from '@contract/news/newsAcciones';
import { deactivatePerson } from '@contract/users/deactivatePerson';
import { getEmployee, previewLeaving, reactivatePerson } from '@contract/users/personAcciones';
import { approveRequest, listWaiting } from '@contract/workflow/requestAcciones';
import { and, eq, gt } from 'drizzle-orm';
import { type ApprovalsTools, approvalsTools } from '../../../tests/support/approvals';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { importsOf } from '../../../tests/support/importsOf';
import { absence } from '../../db/schema/absences';
import { auditEntry } from '../../db/schema/audit';
import { notification } from '../../db/schema/events';
import { leaveType } from '../../db/schema/holidays';
import { newsType } from '../../db/schema/news';
import { addDays, dayText } from '../../engine/time/days';
import { todayIn } from '../../engine/time/nowIn';
import { lawfulStart } from '../holidays/leaveDayRules';

let server: TestServer;
let tools: ApprovalsTools;
let person: Awaited<ReturnType<ApprovalsTools['personOf']>>;
/** A Monday two months from now: what is asked for lies around it. */
let monday: string;
beforeAll(async () => {
  server = await buildServer();
  tools = approvalsTools(server);
  person = await tools.personOf('empleado');
  const today = todayIn();
  monday = lawfulStart(addDays(today, 60), { weekDays: 5, holidays: new Map() });
});
afterAll(() => server.close());

const typeOf = async (table: typeof leaveType | typeof newsType, code: string) => {
  const [row] = await tools.db.select({ id: table.id }).from(table).where(eq(table.code, code));
  return row?.id ?? 0;
};
async function ask(fromDay: string, days: number, grant: boolean) {
  const typeId = await typeOf(leaveType, 'VAC');
  const span = { typeId, fromDay, toDay: addDays(fromDay, days - 1) };
  const { body } = await server.call(requestLeave, span, 'empleado');
  if (grant) {
    const { version } = await tools.read(body.requestId, 'supervisor');
    await tools.approve(body.requestId, version, 'supervisor');
  }
  return body;
}
async function note(fromDay: string, days: number): Promise<number> {
  const typeId = await typeOf(newsType, 'ASA');
  const span = { personId: person.id, typeId, fromDay, toDay: addDays(fromDay, days - 1) };
  const answer = await server.call(enterNews, span, 'rrhh');
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.error));
  return answer.body.id;
}
const stored = async () => (await server.call(getEmployee, { id: person.id }, 'admin')).body;
const balance = async () =>
  (await server.call(getLeaveBalance, { personId: person.id }, 'rrhh')).body;
const leave = async (id: number) => (await server.call(getLeave, { id }, 'rrhh')).body;
const news = async (id: number) => (await server.call(getNews, { id }, 'rrhh')).body;

/** Their last day is written and taken back: what ended with it stays ended. */
async function leaveAt(leaveDate: string) {
  const { id, version } = await stored();
  const leaving = { id, version, leaveDate, reason: 'Renuncia' };
  expect((await server.call(deactivatePerson, leaving, 'admin')).status).toBe(200);
  const now = await stored();
  await server.call(reactivatePerson, { id, version: now.version }, 'admin');
}

test('what somebody was granted or asked for after their last day ends with it, for good', async () => {
  const before = await balance();
  const cut = await ask(monday, 7, true);
  const later = await ask(addDays(monday, 14), 7, true);
  const waiting = await ask(addDays(monday, 28), 7, false);
  const shortened = await note(addDays(monday, -4), 1);
  const gone = await note(addDays(monday, 8), 2);
  const lastDay = addDays(monday, 2);
  const seen = await server.call(previewLeaving, { id: person.id, leaveDate: lastDay }, 'admin');
  expect(seen.body).toMatchObject({ granted: 2, asked: 1, news: 1, held: [] });

  const { id, version } = await stored();
  const leaving = { id, version, leaveDate: lastDay, reason: 'Renuncia' };
  expect((await server.call(deactivatePerson, leaving, 'admin')).status).toBe(200);

  expect(await leave(cut.id)).toMatchObject({ state: 'shortened', toDay: lastDay, days: 3 });
  expect(await leave(later.id)).toMatchObject({ state: 'calledOff' });
  expect(await leave(waiting.id)).toMatchObject({ state: 'cancelled' });
  expect((await leave(later.id)).endReason).not.toContain('Renuncia');
  expect((await news(gone)).state).toBe('cancelled');
  expect((await news(shortened)).state).toBe('pending');
  const after = await balance();
  expect([after.available, after.reserved]).toEqual([before.available - 3, before.reserved]);
  const beyond = and(eq(absence.personId, person.id), gt(absence.toDay, lastDay));
  expect(await tools.db.$count(absence, beyond)).toBe(0);
  const audited = and(eq(auditEntry.entity, 'leave'), eq(auditEntry.entityId, String(later.id)));
  expect(await tools.db.$count(auditEntry, audited)).toBeGreaterThan(0);
  const told = await tools.db
    .select({ title: notification.title })
    .from(notification)
    .where(eq(notification.accountId, person.accountId));
  expect(told.map(({ title }) => title)).toEqual(
    expect.arrayContaining([expect.stringContaining('Licencia sin efecto'), 'Cancelada: Licencia']),
  );

  const back = await stored();
  await server.call(reactivatePerson, { id, version: back.version }, 'admin');
  expect((await leave(later.id)).state).toBe('calledOff');
  expect((await leave(cut.id)).toDay).toBe(lastDay);
  expect((await balance()).available).toBe(after.available);
});

test('a novelty that lasts beyond the last day ends on it, and leave ends a second time without giving back twice', async () => {
  const before = await balance();
  const granted = await ask(addDays(monday, 42), 7, true);
  const long = await note(addDays(monday, 49), 5);
  await leaveAt(addDays(monday, 50));
  expect(await news(long)).toMatchObject({ state: 'pending', toDay: addDays(monday, 50) });
  expect((await leave(granted.id)).state).toBe('approved');
  await leaveAt(addDays(monday, 44));
  expect((await balance()).available).toBe(before.available - 3);
  await leaveAt(addDays(monday, 41));
  expect((await leave(granted.id)).state).toBe('calledOff');
  expect((await balance()).available).toBe(before.available);
});

test('a novelty that still waits reads, cut, as it is now; who decides on what they saw before is refused', async () => {
  const typeId = await typeOf(newsType, 'ACA');
  const fromDay = addDays(monday, 56);
  const lastDay = addDays(monday, 57);
  const span = { typeId, fromDay, toDay: addDays(monday, 59), note: '' };
  const { body: asked } = await server.call(askNews, span, 'empleado');
  const waiting = async (until: string) => {
    const { body } = await server.call(listWaiting, { size: 100 }, 'supervisor');
    return body.rows.find(({ title }) => title.includes(until));
  };
  const before = await waiting(onDays(fromDay, span.toDay));
  expect(before).toBeDefined();
  await leaveAt(lastDay);
  const after = await waiting(onDays(fromDay, lastDay));
  expect(after?.title).toBe(`Ausencia con aviso, ${onDays(fromDay, lastDay)}`);
  const { id = 0, version = 0 } = before ?? {};
  expect((await server.call(approveRequest, { id, version }, 'supervisor')).status).toBe(409);
  await tools.approve(id, after?.version ?? 0, 'supervisor');
  expect(await news(asked.id)).toMatchObject({ state: 'validated', toDay: lastDay });
});

test('a file that brings leaving dates says beforehand whose leave they end, and keeps nobody from importing it', async () => {
  const granted = await ask(addDays(monday, 70), 7, true);
  const { docket } = await stored();
  // An analyst, of whom nobody has anything.
  const other = '1009';
  const brought = importsOf(server);
  const lastDay = dayText(addDays(monday, 69));
  const rows = [docket, other].map((one) => `${one};${lastDay};Renuncia`);
  const file = ['Legajo;Fecha de egreso;Motivo de egreso', ...rows].join('\r\n');
  const { body: run } = await brought.prepare(file);
  expect(run).toMatchObject({ warned: 1, counts: { changed: 2, invalid: 0 } });
  const { body } = await server.call(listImportRows, { id: run.id, warned: true }, 'admin');
  expect(body.rows.map((row) => row.cells[0])).toEqual([docket]);
  expect(body.rows[0]?.warnings).toEqual([
    { column: 'leaveDate', message: expect.stringContaining('tiene 1 licencia aprobada:') },
  ]);
  expect((await leave(granted.id)).state).toBe('approved');
  const { run: done } = await brought.apply(run.id, 'all');
  expect(done.counts.applied).toBe(2);
  expect((await leave(granted.id)).state).toBe('calledOff');
});

test('only who administers people asks what would end, and of somebody who exists', async () => {
  const input = { id: person.id, leaveDate: monday };
  expect((await server.call(previewLeaving, input, 'supervisor')).status).toBe(403);
  const nobody = { ...input, id: 999_999 };
  expect((await server.call(previewLeaving, nobody, 'admin')).status).toBe(404);
});
