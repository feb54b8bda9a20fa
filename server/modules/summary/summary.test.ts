import type { InputOf } from '@contract/core/accion';
import { listHourDays } from '@contract/hours/hourAcciones';
import { listReceipts } from '@contract/receipts/receiptAcciones';
import {
  countWaiting,
  getCoverage,
  listNearAbsences,
  listNearDates,
} from '@contract/summary/summaryAcciones';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { type ApprovalsTools, approvalsTools } from '../../../tests/support/approvals';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { absence } from '../../db/schema/absences';
import { person } from '../../db/schema/organisation';
import { todayAt } from '../../engine/time/todayAt';

let server: TestServer;
let tools: ApprovalsTools;
let me: Awaited<ReturnType<ApprovalsTools['personOf']>>;
let today: string;

beforeAll(async () => {
  server = await buildServer();
  tools = approvalsTools(server);
  me = await tools.personOf('empleado');
  today = await todayAt(tools.db, me.siteId);
});
afterAll(() => server.close());

/** Another person who works there. */
async function somebody(where: ReturnType<typeof eq>) {
  const [row] = await tools.db
    .select()
    .from(person)
    .where(and(where, ne(person.id, me.id), isNull(person.leaveDate)))
    .limit(1);
  if (!row) throw new Error('nobody there');
  return row;
}
const colleague = () => somebody(eq(person.areaId, me.areaId));
const stranger = () => somebody(ne(person.siteId, me.siteId));

let made = 900_000;
async function away(personId: number, state: 'firm' | 'pending', days: [string, string]) {
  made += 1;
  await tools.db.delete(absence).where(eq(absence.personId, personId));
  await tools.db.insert(absence).values({
    personId,
    source: 'leave',
    code: 'vacaciones',
    paidPercent: 100,
    sourceId: made,
    fromDay: days[0],
    toDay: days[1],
    state,
    label: 'Operación',
  });
}

test('what waits for a decision is counted by kind for who decides, and for nobody else', async () => {
  await tools.ask('empleado');
  const { body } = await server.call(countWaiting, {}, 'admin');
  const inbox = '/workflow?tipo=profileChange';
  const row = body.rows.find(({ path }) => path === inbox);
  expect(row).toMatchObject({ label: 'Para decidir: Cambio de datos', late: 0 });
  expect(row?.waiting).toBeGreaterThan(0);
  const theirs = (await server.call(countWaiting, {}, 'jefe')).body.rows;
  expect(theirs.filter(({ path }) => path === inbox)).toEqual([]);
  const staff = (await server.call(countWaiting, {}, 'empleado')).body.rows;
  expect(staff.filter(({ module }) => module === 'workflow')).toEqual([]);
});

test('what waits elsewhere is counted as its own list counts it, one of each where there is one', async () => {
  const waitingOf = async (as: string, path: string) =>
    (await server.call(countWaiting, {}, as)).body.rows.find((row) => row.path === path);
  const mine = { field: 'mine', operator: 'is', value: true } as const;
  const slips = await server.call(
    listReceipts,
    { filters: [mine, { field: 'toSign', operator: 'is', value: true }] },
    'empleado',
  );
  expect(slips.body.total).toBe(1);
  expect(await waitingOf('empleado', '/receipts')).toEqual({
    module: 'receipts',
    label: 'Recibo para firmar',
    waiting: 1,
    late: 0,
    path: '/receipts',
  });
  // A slip waits for whoever signs it, also without the first page and without an inbox.
  const theirs = await server.call(
    listReceipts,
    { filters: [mine, { field: 'toSign', operator: 'is', value: true }] },
    'operario',
  );
  expect(theirs.body.total).toBeGreaterThan(0);
  expect(await waitingOf('operario', '/receipts')).toMatchObject({ waiting: theirs.body.total });
  // The count for people who follow the signing is told to nobody else, not even about their own slips.
  const unanswered = '/receipts/people?filtro=unanswered:is:true';
  const open = [{ field: 'unanswered', operator: 'is', value: true }] as const;
  const { total } = (await server.call(listReceipts, { filters: open }, 'rrhh')).body;
  expect(total).toBeGreaterThan(0);
  expect(await waitingOf('rrhh', unanswered)).toMatchObject({ waiting: total });
  expect(await waitingOf('empleado', unanswered)).toBeUndefined();
});

test('who has no first page is told too, on the bar, of the slip that waits for them', async () => {
  const { status, body } = await server.call(countWaiting, {}, 'operario');
  expect(status).toBe(200);
  expect(body.rows.find(({ path }) => path === '/receipts')?.waiting).toBe(1);
});

test('overtime waits for who decides that of others, their own apart', async () => {
  type Filters = NonNullable<InputOf<typeof listHourDays>['filters']>;
  const undecided: Filters = [{ field: 'overtime', operator: 'in', value: ['waiting'] }];
  const of = async (ids: readonly number[]) => {
    const whose = { field: 'personId', operator: 'in', value: [...ids] } as const;
    return (await server.call(listHourDays, { filters: [...undecided, whose] }, 'rrhh')).body.total;
  };
  const waiting = async (as: string) =>
    (await server.call(countWaiting, {}, as)).body.rows.find(({ module }) => module === 'hours');
  // The count is of people for whom nobody above them decides: the link leads to what was counted.
  const theirs = await waiting('rrhh');
  const ids = [...(theirs?.path ?? '').matchAll(/personId:in:([\d,]+)/g)].flatMap(([, list = '']) =>
    list.split(',').map(Number),
  );
  expect(theirs?.waiting).toBe(await of(ids));
  expect(theirs?.waiting).toBeGreaterThan(0);
  expect(ids).not.toContain((await tools.personOf('rrhh')).id);
  expect(await waiting('empleado')).toBeUndefined();
});

test('who is away near me shows without the reason, and not what was only asked', async () => {
  const near = await colleague();
  const far = await stranger();
  await away(near.id, 'firm', [today, today]);
  await away(far.id, 'firm', [today, today]);
  const seen = async (as: string) => (await server.call(listNearAbsences, {}, as)).body.today;
  const mine = await seen('empleado');
  expect(mine.find(({ personId }) => personId === near.id)?.label).toBe('Ausente');
  expect(mine.some(({ personId }) => personId === far.id)).toBe(false);
  expect(JSON.stringify(mine)).not.toContain('Operación');
  expect((await seen('rrhh')).map(({ personId }) => personId)).toContain(far.id);
  await away(near.id, 'pending', [today, today]);
  expect((await seen('rrhh')).map(({ personId }) => personId)).not.toContain(near.id);
});

test('coverage counts who is away of those in charge, on working days, and nothing for who has nobody', async () => {
  const before = (await server.call(getCoverage, {}, 'rrhh')).body;
  expect(before.days.length).toBe(10);
  const first = before.days[0]?.day ?? '';
  for (const { day } of before.days) expect(new Date(`${day}T12:00Z`).getUTCDay() % 6).not.toBe(0);
  const near = await colleague();
  await tools.db.delete(absence).where(eq(absence.personId, near.id));
  const clear = (await server.call(getCoverage, {}, 'rrhh')).body;
  await away(near.id, 'firm', [first, first]);
  const after = (await server.call(getCoverage, {}, 'rrhh')).body;
  expect((after.days[0]?.away ?? 0) - (clear.days[0]?.away ?? 0)).toBe(1);
  expect(after.days[1]).toEqual(clear.days[1]);
  const total = after.areas.reduce((sum, { people }) => sum + people, 0);
  expect(after.days[0]?.people).toBe(total);
  const boss = await tools.personOf('jefe');
  const site = (await server.call(getCoverage, {}, 'jefe')).body;
  const here = await tools.db.$count(
    person,
    and(eq(person.siteId, boss.siteId), isNull(person.leaveDate)),
  );
  expect(site.days[0]?.people).toBeLessThanOrEqual(here);
  expect(new Set(site.areas.map(({ siteName }) => siteName)).size).toBe(1);
  expect((await server.call(getCoverage, {}, 'empleado')).body).toEqual({ days: [], areas: [] });
});

test('a birthday of somebody near shows on its day, without the year', async () => {
  const near = await colleague();
  const far = await stranger();
  for (const { id } of [near, far]) {
    await tools.db
      .update(person)
      .set({ birthDate: sql`(${today}::date - interval '40 years')::date` })
      .where(eq(person.id, id));
  }
  const { body } = await server.call(listNearDates, {}, 'empleado');
  const row = body.rows.find(({ personId, kind }) => personId === near.id && kind === 'birthday');
  expect(row).toMatchObject({ day: today, today: true });
  expect(JSON.stringify(row)).not.toContain(near.birthDate.slice(0, 4));
  expect(body.rows.some(({ personId }) => personId === far.id)).toBe(false);
});
