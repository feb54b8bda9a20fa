import { cancelPayRun, getPayRunPerson } from '@contract/liquidations/runAcciones';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { hourDay } from '../../db/schema/hours';
import { person } from '../../db/schema/organisation';
import { payItem } from '../../db/schema/payItems';
import { personHistory } from '../../db/schema/people';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;
let somebody: number;

/** Before those that the demo paid. */
const MONTH = '2026-08';

beforeAll(async () => {
  world = await runWorld();
  const { db } = world;
  const [found] = await db
    .select({ id: person.id })
    .from(person)
    .where(
      and(
        isNull(person.leaveDate),
        sql`${person.hireDate} < '2026-01-01' and ${person.salary} is not null`,
      ),
    )
    .limit(1);
  somebody = found?.id ?? 0;
  await db.update(person).set({ salaryBasis: 'monthly' }).where(isNull(person.leaveDate));
  await db.delete(personHistory).where(and(eq(personHistory.kind, 'salary')));
  await db
    .update(person)
    .set({ salaryBasis: 'hourly', salary: '5120.40' })
    .where(eq(person.id, somebody));
  await db.delete(hourDay).where(eq(hourDay.personId, somebody));
  await db.insert(payItem).values({
    ...{ personId: somebody, kind: 'advance', amount: '100.00', fromPeriod: MONTH },
    ...{ label: 'Anticipo', path: '/loans/1', source: 'loans', sourceId: 1 },
  });
});
afterAll(() => world.server.close());

const fortnight = (half: 'first' | 'second' | null, more: object = {}) => ({
  ...{ kind: 'fortnight', period: MONTH, half, title: 'Quincena de agosto' },
  ...more,
});

async function codesOf(runId: number) {
  const row = (await world.people(runId)).find(({ personId }) => personId === somebody);
  const { body } = await world.server.call(getPayRunPerson, { id: row?.id ?? 0 }, 'sueldos');
  return body.lines.map(({ code }) => code);
}

const cancel = ({ id, version }: { id: number; version: number }) =>
  world.server.call(cancelPayRun, { id, version, reason: 'No va' }, 'sueldos');

test('each half pays its days to who is paid by them, the second one what is of the month, and the month leaves them out', async () => {
  expect((await world.open(fortnight(null))).error.fields?.half).toBe('Elegí cuál de las dos.');
  const first = await world.reviewed(fortnight('first'));
  expect((await world.people(first.id)).map(({ personId }) => personId)).toEqual([somebody]);
  expect(await codesOf(first.id)).not.toContain('ANTICIPOS');
  const month = await world.reviewed({ period: MONTH, title: 'Sueldos de agosto' });
  const has = (await world.people(month.id)).some(({ personId }) => personId === somebody);
  expect(has).toBe(false);
  expect(month.warnings.join()).toContain('cobró la primera quincena y no está la segunda');
  const second = await world.reviewed(fortnight('second'));
  expect((await world.read(month.id)).warnings.join()).not.toContain('la segunda');
  const held = await world.db.$count(
    payItem,
    and(eq(payItem.runId, second.id), eq(payItem.personId, somebody)),
  );
  expect(held).toBeGreaterThan(0);
  // Called off, both, the month has them again.
  await cancel(await world.read(second.id));
  await cancel(await world.read(first.id));
  await world.calculate(await world.read(month.id));
  await world.settled(month.id, 'review');
  expect((await world.people(month.id)).some(({ personId }) => personId === somebody)).toBe(true);
}, 120_000);
