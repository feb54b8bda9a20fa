import { simulatePay } from '@contract/liquidations/simulationAcciones';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { news, newsType } from '../../db/schema/news';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { parameter } from '../../db/schema/settings';
import { MONTH, type RunWorld, runWorld } from './testing/runWorld';

const CAP = 700_000n;
const HALF_YEAR = 184n;

let world: RunWorld;
let people: number[];

/** Two months that the demo paid are in the half-year, for SAC to have a best one. */
beforeAll(async () => {
  world = await runWorld();
  const { db } = world;
  const value = String(CAP);
  await db
    .insert(parameter)
    .values({ code: 'pay.contributionCap' as const, validFrom: `${MONTH}-02`, value });
  const undisturbed = sql`${person.leaveDate} is null and not exists (select from absence a
    where a.person_id = ${person.id} and a.to_day >= '2026-07-01')`;
  const rows = await db
    .select({ id: person.id })
    .from(person)
    .where(and(lt(person.hireDate, '2026-07-01'), undisturbed))
    .orderBy(asc(person.id));
  people = rows.map(({ id }) => id);
});
afterAll(() => world.server.close());

const centsOf = (amount = '0.00') => BigInt(amount.replace('.', ''));
/** Whole numbers only: half a cent and more up. */
const rounded = (over: bigint, under: bigint) => (2n * over + under) / (2n * under);

async function sacOf(personId: number) {
  const asked = { personId, period: '2026-12', kind: 'sac' };
  const { body } = await world.server.call(simulatePay, asked, 'sueldos');
  const lineOf = (code: string) => body.lines.find((line) => line.code === code);
  return {
    days: Number(lineOf('SAC')?.quantity),
    gross: centsOf(lineOf('SAC')?.amount),
    retirement: centsOf(lineOf('JUBILACION')?.amount),
  };
}

const withheld = (gross: bigint, days: bigint) => {
  const most = CAP * 100n * days;
  const parts = 2n * HALF_YEAR;
  const base = gross * parts < most ? gross * parts : most;
  return rounded(base * 11n, parts * 100n);
};

test('a whole half-year contributes up to half of the cap', async () => {
  expect(people.length).toBeGreaterThan(5);
  for (const id of people.slice(0, 8)) {
    const { days, gross, retirement } = await sacOf(id);
    expect([id, days, retirement]).toEqual([id, Number(HALF_YEAR), withheld(gross, HALF_YEAR)]);
  }
});

test('a month suspended takes its days off SAC and off its cap', async () => {
  const [first = 0] = people;
  const before = await sacOf(first);
  const [unpaid] = await world.db
    .select({ id: newsType.id })
    .from(newsType)
    .where(and(eq(newsType.unit, 'days'), eq(newsType.paidPercent, 0)));
  const [author] = await world.db
    .select({ id: account.id })
    .from(account)
    .where(eq(account.username, 'rrhh'));
  await world.db.insert(news).values({
    authorId: author?.id ?? 0,
    ...{ personId: first, typeId: unpaid?.id ?? 0, paidPercent: 0, state: 'validated' },
    ...{ fromDay: '2026-09-01', toDay: '2026-09-30' },
  });
  const after = await sacOf(first);
  expect([before.days, after.days]).toEqual([184, 154]);
  // The best month is the same: what was whole has 154 of its 184 parts, to the cent of what was rounded.
  const exact = (before.gross * 154n) / HALF_YEAR;
  expect(after.gross - exact).toBeLessThanOrEqual(1n);
  expect(after.gross - exact).toBeGreaterThanOrEqual(-1n);
  expect(after.retirement).toBe(withheld(after.gross, 154n));
});
