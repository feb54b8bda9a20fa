import { getPayRunPerson, reversePayRun } from '@contract/liquidations/runAcciones';
import { getCompletableMonth } from '@contract/liquidations/runFormAcciones';
import { simulatePay } from '@contract/liquidations/simulationAcciones';
import Big from 'big.js';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { news, newsType } from '../../db/schema/news';
import { person } from '../../db/schema/organisation';
import { payRun } from '../../db/schema/payRuns';
import { MONTH, type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;
let who: number;
let other: number;
let month: Awaited<ReturnType<RunWorld['read']>>;

beforeAll(async () => {
  world = await runWorld();
  const people = await world.db
    .select({ id: person.id })
    .from(person)
    .where(
      and(
        isNull(person.leaveDate),
        eq(person.salaryBasis, 'monthly'),
        sql`${person.hireDate} < '2026-01-01'`,
        sql`not exists (select from garnishment g where g.person_id = ${person.id})`,
      ),
    )
    .orderBy(asc(person.id))
    .limit(2);
  [who = 0, other = 0] = people.map(({ id }) => id);
  month = await world.reviewed({ personIds: [who, other] });
});
afterAll(() => world.server.close());

const complete = (more: object = {}) => ({
  ...{ kind: 'supplementary', title: 'Complementaria', personIds: [who, other] },
  ...more,
});

type Run = typeof month;

async function given(run: Run): Promise<Run> {
  expect((await world.submit(run)).status).toBe(200);
  expect((await world.approve(await world.read(run.id))).status).toBe(200);
  await world.publish(await world.read(run.id));
  return world.settled(run.id, 'published');
}

/** An amount of that month that was told after it was paid. */
async function tell(amount: string): Promise<void> {
  const [type] = await world.db
    .select({ id: newsType.id })
    .from(newsType)
    .where(eq(newsType.sign, 'bonus'))
    .limit(1);
  await world.db.insert(news).values({
    ...{ personId: who, typeId: type?.id ?? 0, authorId: 1, paidPercent: 100, quantity: amount },
    ...{ state: 'validated', fromDay: `${MONTH}-07`, toDay: `${MONTH}-07` },
  });
}

const setState = (id: number, state: Run['state']) =>
  world.db.update(payRun).set({ state }).where(eq(payRun.id, id));

async function linesOf(run: Run) {
  const row = (await world.people(run.id)).find(({ personId }) => personId === who);
  const { body } = await world.server.call(getPayRunPerson, { id: row?.id ?? 0 }, 'sueldos');
  return body.lines;
}

async function netNow(): Promise<string> {
  const asked = { personId: who, period: MONTH, kind: 'monthly' };
  return (await world.server.call(simulatePay, asked, 'sueldos')).body.before.net;
}

test('nobody is completed before their month was published, and it is said why', async () => {
  const refused = await world.open(complete());
  expect([refused.status, refused.error.fields?.personIds]).toEqual([
    422,
    expect.stringContaining('todavía no se publicó'),
  ]);
  const { body } = await world.server.call(getCompletableMonth, { period: MONTH }, 'sueldos');
  expect([body.people, body.left.map(({ why }) => why)]).toEqual([
    0,
    expect.arrayContaining(['unpublished', 'unpaid']),
  ]);
  const outside = await world.server.call(getCompletableMonth, { period: MONTH }, 'supervisor');
  expect(outside.status).toBe(403);

  month = await given(month);
  const { body: now } = await world.server.call(getCompletableMonth, { period: MONTH }, 'sueldos');
  expect([now.people, now.runs]).toEqual([2, [{ id: month.id, title: month.title, people: 2 }]]);
  const none = await world.reviewed(complete());
  expect(none.people).toBe(0);
  expect((await world.submit(none)).error.message).toContain('No tiene a nadie calculado');
}, 120_000);

test('what was told late is paid by its difference alone, once, though two runs are decided at once', async () => {
  const paid = (await world.people(month.id)).find(({ personId }) => personId === who)?.net ?? '0';
  await tell('150000.00');
  const one = await world.reviewed(complete({ title: 'La primera' }));
  const two = await world.reviewed(complete({ title: 'La segunda' }));
  expect((await world.people(one.id)).map(({ personId }) => personId)).toEqual([who]);
  const lines = await linesOf(one);
  expect(lines.find(({ code }) => code === 'NOVEDADES')?.amount).toBe('150000.00');
  expect(lines.map(({ code }) => code)).not.toContain('BASICO');
  expect(new Big(paid).plus(one.net).toFixed(2)).toBe(await netNow());
  expect(one.stale).toEqual([]);
  expect(two.warnings.join()).toContain('“La primera”');

  expect((await world.submit(one)).status).toBe(200);
  const waits = await world.submit(two);
  expect([waits.status, waits.error.message]).toEqual([
    409,
    expect.stringContaining('Esa espera aprobación'),
  ]);
  // Sent at once before either was looked at.
  await setState(one.id, 'review');
  expect((await world.submit(await world.read(two.id))).status).toBe(200);
  await setState(one.id, 'pending');
  const runs = [await world.read(one.id), await world.read(two.id)];
  const decided = await Promise.all(runs.map((run) => world.approve(run)));
  expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = decided.find(({ status }) => status === 409);
  expect(late?.error.message).toContain('cambió lo pagado de ese mes');

  const states = await Promise.all([world.read(one.id), world.read(two.id)]);
  const won = states.find(({ state }) => state === 'approved');
  const lost = states.find(({ state }) => state !== 'approved');
  expect(lost?.stale.join()).toContain('cambió lo pagado de ese mes');
  await world.publish(await world.read(won?.id ?? 0));
  expect((await world.settled(won?.id ?? 0, 'published')).net).toBe(one.net);
  await setState(lost?.id ?? 0, 'review');
  await world.calculate(await world.read(lost?.id ?? 0));
  expect((await world.settled(lost?.id ?? 0, 'review')).people).toBe(0);
}, 120_000);

test('a month that another run completes is not taken back from under it', async () => {
  const asked = { id: month.id, version: month.version, reason: 'Otra vez' };
  const refused = await world.server.call(reversePayRun, asked, 'sueldos');
  expect([refused.status, refused.error.message]).toEqual([
    409,
    expect.stringContaining('completa ese mes'),
  ]);
});

test('what changed since its data were taken is told, and keeps it from being sent', async () => {
  await tell('10000.00');
  const run = await world.reviewed(complete({ title: 'Otra' }));
  await tell('5000.00');
  const stale = await world.read(run.id);
  expect(stale.stale).toEqual(['Cambiaron las novedades de 1 persona.']);
  expect((await world.submit(stale)).status).toBe(409);
});

test('a raise of the past is of the month as it was completed, and from there on it goes by adjustments', async () => {
  const raise = await world.reviewed({
    ...{ kind: 'adjustment', period: '2026-11', since: MONTH, title: 'Paritaria' },
    ...{ raise: 'percent', raiseValue: '10', personIds: [who], payDay: '2026-12-04' },
  });
  const codes = (await linesOf(raise)).map(({ code }) => code);
  expect(codes).toContain('BASICO');
  expect(codes).not.toContain('NOVEDADES');
  await setState(raise.id, 'approved');
  const refused = await world.open(complete({ personIds: [who] }));
  expect(refused.error.fields?.personIds).toContain('Un ajuste retroactivo');
});
