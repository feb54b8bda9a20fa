import { tryPayConcept } from '@contract/liquidations/conceptAcciones';
import { simulatePay } from '@contract/liquidations/simulationAcciones';
import { eq } from 'drizzle-orm';
import { hourMark } from '../../db/schema/hours';
import { payConcept } from '../../db/schema/payConcepts';
import { payLine, payRunPerson } from '../../db/schema/payRuns';
import { parameter } from '../../db/schema/settings';
import { type RunWorld, runWorld } from './testing/runWorld';

/** Before those that the demo paid. */
const MONTH = '2026-08';

/** Low, so that most people use all of it: the run beside itself would leave nothing. */
const CAP = '900000';
const PERCENT = 11n;

let world: RunWorld;
let runId: number;

beforeAll(async () => {
  world = await runWorld();
  const cap = { code: 'pay.contributionCap' as const, validFrom: `${MONTH}-02`, value: CAP };
  await world.db.insert(parameter).values(cap);
  const run = await world.reviewed({
    ...{ period: MONTH, payDay: '2026-09-04' },
    ...(await world.few(12)),
  });
  await world.submit(run);
  await world.approve(await world.read(run.id));
  await world.publish(await world.read(run.id));
  runId = (await world.settled(run.id, 'published', 'approved')).id;
}, 120_000);
afterAll(() => world.server.close());

const paidPeople = () =>
  world.db
    .select()
    .from(payRunPerson)
    .where(eq(payRunPerson.runId, runId))
    .orderBy(payRunPerson.id);

const linesOf = async (code: string) =>
  new Map(
    (await world.db.select().from(payLine).where(eq(payLine.runId, runId)))
      .filter((line) => line.code === code)
      .map(({ personId, amount }) => [personId, amount]),
  );

const simulated = (personId: number) =>
  world.server.call(simulatePay, { personId, period: MONTH, kind: 'monthly' }, 'sueldos');

const centsOf = (amount: string) => BigInt(amount.replace('.', ''));

/** Whole cents: eleven hundredths of what is below the cap, half a cent up. */
function retirementOf(base: bigint): string {
  const most = BigInt(CAP) * 100n;
  const cents = ((base < most ? base : most) * PERCENT * 2n + 100n) / 200n;
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}

test('a published month simulated as it stands comes to its slips, and the cap is used once', async () => {
  const rows = await paidPeople();
  const capped = rows.filter(({ bases }) => centsOf(bases.aportes ?? '0.00') > BigInt(CAP) * 100n);
  expect(capped.length).toBeGreaterThan(5);
  for (const { personId, net, bases } of rows) {
    const { body, status } = await simulated(personId);
    const taken = body.lines?.find(({ code }) => code === 'JUBILACION')?.amount;
    expect([personId, status, body.before.net, body.after.net, taken]).toEqual([
      ...[personId, 200, net, net],
      retirementOf(centsOf(bases.aportes ?? '0.00')),
    ]);
  }
});

test('a concept tried as it is written in a published month comes to what its slips say', async () => {
  const [concept] = await world.db
    .select()
    .from(payConcept)
    .where(eq(payConcept.code, 'JUBILACION'));
  const amounts = await linesOf('JUBILACION');
  for (const { personId, net } of (await paidPeople()).slice(0, 10)) {
    const asked = { ...concept, version: undefined, personId, period: MONTH };
    const { body, status } = await world.server.call(tryPayConcept, asked, 'sueldos');
    expect([status, body.line?.amount, body.net]).toEqual([200, amounts.get(personId), net]);
  }
});

test('trying a concept reckons the hours of nobody', async () => {
  const [row] = await paidPeople();
  const personId = row?.personId ?? 0;
  const mark = { personId, day: `${MONTH}-14` };
  await world.db.insert(hourMark).values(mark).onConflictDoNothing();
  const marks = await world.db.$count(hourMark);
  const written = {
    ...{ code: 'PREMIO', name: 'Premio', kind: 'nonRemunerative', runs: ['monthly'], bases: [] },
    ...{ position: 90, fromDay: '2026-01-01', formula: 'basico * 10%', personId, period: MONTH },
  };
  expect((await world.server.call(tryPayConcept, written, 'sueldos')).status).toBe(200);
  expect(await world.db.$count(hourMark)).toBe(marks);
});

test('a concept of which no base is named is tried: an address has no list of nothing', async () => {
  const [row] = await paidPeople();
  const written = {
    ...{ code: 'PREMIO', name: 'Premio', kind: 'nonRemunerative', runs: ['monthly'] },
    ...{ position: 90, fromDay: '2026-01-01', formula: '1000 + 500' },
  };
  const asked = { ...written, personId: row?.personId ?? 0, period: MONTH };
  const { body, status } = await world.server.call(tryPayConcept, asked, 'sueldos');
  expect([status, body.line?.amount]).toEqual([200, '1500.00']);
});
