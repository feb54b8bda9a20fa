import { cancelPayRun, getPayRunPerson, reversePayRun } from '@contract/liquidations/runAcciones';
import { listStartingVacations } from '@contract/liquidations/runFormAcciones';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { absence } from '../../db/schema/absences';
import { leave, leaveType } from '../../db/schema/holidays';
import { person } from '../../db/schema/organisation';
import { payAhead, payRunPerson } from '../../db/schema/payRuns';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;
let somebody: number;

/** Before those that the demo paid; the vacations lie in two months. */
const MONTH = '2026-07';
const DAYS = { fromDay: '2026-07-27', toDay: '2026-08-09' };

beforeAll(async () => {
  world = await runWorld();
  const { db } = world;
  await db
    .delete(absence)
    .where(
      sql`${absence.fromDay} <= '2026-08-31' and ${absence.toDay} >= '2026-07-01' and ${absence.source} = 'leave'`,
    );
  const [found] = await db
    .select({ id: person.id })
    .from(person)
    .where(
      and(
        isNull(person.leaveDate),
        eq(person.salaryBasis, 'monthly'),
        sql`${person.hireDate} < '2025-01-01' and not exists (select from absence a where a.person_id = ${person.id} and a.from_day <= '2026-08-31' and a.to_day >= '2026-07-01')`,
      ),
    )
    .limit(1);
  const [type] = await db.select().from(leaveType).where(eq(leaveType.code, 'VAC'));
  if (!found || !type) throw new Error('the demo has people and vacations');
  somebody = found.id;
  const [granted] = await db
    .insert(leave)
    .values({ personId: somebody, typeId: type.id, ...DAYS, days: '14' })
    .returning();
  await db.insert(absence).values({
    ...{ personId: somebody, source: 'leave', sourceId: granted?.id ?? 0, ...DAYS },
    ...{ state: 'firm', code: 'VAC', label: type.name, paidPercent: 100 },
  });
});
afterAll(() => world.server.close());

const ahead = (more: object = {}) => ({
  ...{ kind: 'vacation', period: MONTH, title: 'Vacaciones de julio', payDay: '2026-07-24' },
  ...more,
});

async function linesOf(runId: number) {
  const row = (await world.people(runId)).find(({ personId }) => personId === somebody);
  const { body } = await world.server.call(getPayRunPerson, { id: row?.id ?? 0 }, 'sueldos');
  return new Map(body.lines.map(({ code, quantity }) => [code, Number(quantity)]));
}

const cancel = ({ id, version }: { id: number; version: number }) =>
  world.server.call(cancelPayRun, { id, version, reason: 'No va' }, 'sueldos');

async function published(run: Awaited<ReturnType<RunWorld['reviewed']>>) {
  await world.submit(run);
  await world.approve(await world.read(run.id));
  await world.publish(await world.read(run.id));
  return world.settled(run.id, 'published', 'approved');
}

test('only whoever begins in days of the month may be named, and whoever keeps no pay sees nobody', async () => {
  const { server } = world;
  const named = await world.open(ahead({ personIds: [somebody + 1] }));
  expect(named.error.fields?.personIds).toContain('no empieza sus vacaciones');
  const outside = await world.open(ahead({ lastStart: '2026-08-02' }));
  expect(outside.error.fields?.lastStart).toBe('Elegí un día del mes que se liquida.');
  const none = await world.open(ahead({ lastStart: '2026-07-26' }));
  expect(none.error.fields?.period).toContain('No hay nadie');
  const span = { from: '2026-07-01', to: '2026-07-31' };
  const { body } = await server.call(listStartingVacations, span, 'sueldos');
  expect(body.rows).toMatchObject([{ personId: somebody, ...DAYS, run: null }]);
  expect((await server.call(listStartingVacations, span, 'supervisor')).status).toBe(403);
});

test('paid once: neither another run of vacations nor the months in which they lie pay them again', async () => {
  const late = await world.open(ahead({ title: 'Las mismas' }));
  const run = await world.reviewed(ahead({ personIds: [somebody] }));
  expect((await linesOf(run.id)).get('VACACIONES')).toBe(14);
  // Opened before, it finds nobody left.
  await world.calculate(late.body);
  expect((await world.settled(late.body.id, 'review')).people).toBe(0);
  await cancel(await world.read(late.body.id));
  for (const [period, days] of [
    [MONTH, 5],
    ['2026-08', 9],
  ] as const) {
    const month = await world.reviewed({ period, title: `Sueldos de ${period}` });
    const lines = await linesOf(month.id);
    expect([lines.get('DIAS_VAC'), lines.has('VACACIONES')]).toEqual([days, false]);
    await cancel(await world.read(month.id));
  }
  // Reckoned again from anew it comes to the same.
  await world.calculate(run);
  const again = await world.settled(run.id, 'review');
  expect(again.net).toBe(run.net);
  await cancel(again);
});

test('called off, a month that left their days out says so, and taken anew it pays them', async () => {
  const run = await world.reviewed(ahead());
  const month = await world.reviewed({ period: MONTH, title: 'Sueldos de julio' });
  expect(month.stale).toEqual([]);
  await cancel(run);
  expect((await world.read(month.id)).stale.join()).toContain('pagado por adelantado');
  await world.calculate(await world.read(month.id));
  await world.settled(month.id, 'review');
  expect((await linesOf(month.id)).get('VACACIONES')).toBe(5);
  await cancel(await world.read(month.id));
});

test('cut short once they were paid, the month takes back what was not taken; reversed, it is as if they never were', async () => {
  const run = await published(await world.reviewed(ahead()));
  expect(run.state).toBe('published');
  const [stored] = await world.db
    .select({ months: payRunPerson.months, bases: payRunPerson.bases })
    .from(payRunPerson)
    .where(eq(payRunPerson.runId, run.id));
  const sac = (period: string) => Number(stored?.months[period]?.sac);
  expect(sac('2026-07') + sac('2026-08')).toBeCloseTo(Number(stored?.bases.sac), 2);
  await world.db
    .update(absence)
    .set({ toDay: '2026-08-02' })
    .where(and(eq(absence.personId, somebody), eq(absence.fromDay, DAYS.fromDay)));
  const august = await world.reviewed({ period: '2026-08', title: 'Sueldos de agosto' });
  expect((await linesOf(august.id)).get('VACACIONES')).toBe(-7);
  await cancel(august);
  const { body: opposite } = await world.server.call(
    reversePayRun,
    { id: run.id, version: run.version, reason: 'Se suspenden' },
    'sueldos',
  );
  await published(opposite);
  expect(await world.db.$count(payAhead)).toBe(0);
  const anew = await world.reviewed({ period: '2026-08', title: 'Sueldos de agosto' });
  expect((await linesOf(anew.id)).get('VACACIONES')).toBe(2);
}, 120_000);
