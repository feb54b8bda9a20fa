import { getPayRunPerson, listPayRuns, reversePayRun } from '@contract/liquidations/runAcciones';
import Big from 'big.js';
import { and, eq, sql } from 'drizzle-orm';
import { garnishment, garnishmentMovement } from '../../db/schema/garnishments';
import { person } from '../../db/schema/organisation';
import { payLine, payRun, payRunPerson } from '../../db/schema/payRuns';
import { personHistory } from '../../db/schema/people';
import type { PayFacts } from './payFacts';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;
let somebody: number;
let months: { id: number; period: string }[];

/** Somebody's salary was raised from a day in the past, after the months that the demo paid. */
beforeAll(async () => {
  world = await runWorld({ demoPaid: true });
  const { db } = world;
  months = await db
    .select({ id: payRun.id, period: payRun.period })
    .from(payRun)
    .where(eq(payRun.state, 'paid'))
    .orderBy(payRun.period);
  const [first] = months;
  const [found] = await db
    .select({ id: person.id, salary: person.salary })
    .from(payRunPerson)
    .innerJoin(person, eq(person.id, payRunPerson.personId))
    .where(
      and(
        eq(payRunPerson.runId, first?.id ?? 0),
        eq(person.salaryBasis, 'monthly'),
        sql`(${payRunPerson.facts} ->> 'salary')::numeric = ${person.salary}`,
      ),
    )
    .limit(1);
  if (!found || months.length < 2) throw new Error('the demo paid two months');
  somebody = found.id;
  const salary = new Big(found.salary ?? 0).times('1.1').toFixed(2);
  await db.delete(personHistory).where(eq(personHistory.personId, somebody));
  await db.insert(personHistory).values({
    personId: somebody,
    kind: 'salary',
    effectiveFrom: `${first?.period}-01`,
    salaryBasis: 'monthly',
    salary,
    begun: true,
  });
  await db.update(person).set({ salary }).where(eq(person.id, somebody));
});
afterAll(() => world.server.close());

const next = () => {
  const [year = 0, month = 0] = (months.at(-1)?.period ?? '').split('-').map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
};

const adjust = (more: object = {}) => ({
  ...{ kind: 'adjustment', period: next(), since: months[0]?.period, title: 'Paritaria' },
  raise: 'record',
  ...more,
});

test('a month of before is asked for, and only those that were published are looked at', async () => {
  const none = await world.open(adjust({ since: '' }));
  expect(none.error.fields?.since).toBe('Elegí desde qué mes.');
  const later = await world.open(adjust({ since: next() }));
  expect(later.error.fields?.since).toContain('anterior');
  expect((await world.open(adjust({ period: '2025-06', since: '2025-01' }))).status).toBe(422);
});

test('what is due of each month, explained, once; reversed, it is due again', async () => {
  const run = await world.reviewed(adjust());
  const rows = await world.people(run.id);
  expect(rows.map(({ personId }) => personId)).toEqual([somebody]);
  const { body } = await world.server.call(getPayRunPerson, { id: rows[0]?.id ?? 0 }, 'sueldos');
  const basic = body.lines.filter(({ code }) => code === 'BASICO');
  expect(basic).toHaveLength(months.length);
  const [line] = basic;
  const input = (name: string) => line?.inputs.find((one) => one.name === name);
  expect(input('pagado')?.path).toContain(`/liquidations/${months[0]?.id}/people/`);
  expect(input('corresponde')?.label).toContain('antes $');
  expect(Number(body.deductions)).toBeGreaterThan(0);
  const sum = body.lines
    .filter(({ kind }) => kind === 'remunerative')
    .reduce((all, { amount }) => all.plus(amount), new Big(0));
  expect(sum.toFixed(2)).toBe(body.remunerative);

  await world.submit(run);
  await world.approve(await world.read(run.id));
  await world.publish(await world.read(run.id));
  const published = await world.settled(run.id, 'published', 'approved');
  expect(published.state).toBe('published');
  const again = await world.reviewed(adjust({ title: 'Otra vez' }));
  expect(again.people).toBe(0);

  const { body: opposite } = await world.server.call(
    reversePayRun,
    { id: run.id, version: published.version, reason: 'Se renegocia' },
    'sueldos',
  );
  expect(opposite.net).toBe(new Big(run.net).neg().toFixed(2));
  await world.submit(opposite);
  await world.approve(await world.read(opposite.id));
  await world.publish(await world.read(opposite.id));
  await world.settled(opposite.id, 'published', 'approved');
  const [left] = await world.db
    .select({ sum: sql<string>`coalesce(sum(${payLine.amount}), 0)::text` })
    .from(payLine)
    .where(sql`${payLine.ofPeriod} <> ''`);
  expect(Number(left?.sum)).toBe(0);
  await world.calculate(await world.read(again.id));
  expect((await world.settled(again.id, 'review')).net).toBe(run.net);
}, 120_000);

test('a raise of those months reaches who was paid by the month, of its category, as it was then', async () => {
  const asked = { raise: 'percent', raiseValue: '8', title: 'Aumento' };
  expect((await world.open(adjust({ ...asked, raiseValue: null }))).error.fields?.raiseValue).toBe(
    'Escribí cuánto aumenta.',
  );
  const [row] = await world.db.select().from(person).where(eq(person.id, somebody));
  const run = await world.reviewed(adjust({ ...asked, category: row?.category }));
  const [stored] = await world.db
    .select({ facts: payRunPerson.facts })
    .from(payRunPerson)
    .where(and(eq(payRunPerson.runId, run.id), eq(payRunPerson.personId, somebody)));
  const [month] = (stored?.facts as PayFacts | undefined)?.adjusts ?? [];
  expect(month?.after.salary).toBe(new Big(month?.before.salary ?? 0).times('1.08').toFixed(2));
  const others = await world.db
    .selectDistinct({ category: sql<string>`facts -> 'adjusts' -> 0 -> 'before' ->> 'category'` })
    .from(payRunPerson)
    .where(eq(payRunPerson.runId, run.id));
  expect(others).toEqual([{ category: row?.category }]);
});

test('it withholds for no court, and says of how many people they ordered it', async () => {
  await world.db.delete(garnishmentMovement);
  await world.db.delete(garnishment);
  const run = await world.reviewed(adjust({ title: 'Sin embargos' }));
  const warned = ({ warnings }: typeof run) =>
    warnings.filter((text) => text.includes('no se retiene para los embargos'));
  expect([run.people > 0, warned(run)]).toEqual([true, []]);
  await world.db.insert(garnishment).values({
    ...{ personId: somebody, kind: 'maintenance', court: 'Familia 3', file: '4.118/2026' },
    ...{ take: 'percent', percent: '15', of: 'net', onSac: true },
    ...{ receivedOn: `${months[0]?.period}-01`, fromDay: `${months[0]?.period}-01` },
  });
  await world.calculate(run);
  expect(warned(await world.settled(run.id, 'review'))).toEqual([
    'De este ajuste no se retiene para los embargos: 1 persona los tiene.',
  ]);
});

test('nobody without pay over everybody sees that there are any', async () => {
  expect((await world.server.call(listPayRuns, {}, 'supervisor')).status).toBe(403);
});
