import { simulatePay } from '@contract/liquidations/simulationAcciones';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { news, newsType } from '../../db/schema/news';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { noHistory, type PayFacts } from './payFacts';
import { reckonPay } from './reckonPay';
import { factsOf, figures, planFor } from './testing/payCase';
import { MONTH, runWorld } from './testing/runWorld';

const plans = { monthly: planFor('monthly'), final: planFor('final') };

const money = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
const centsOf = (amount: string) => BigInt(amount.replace('.', ''));
const least = (one: bigint, other: bigint) => (one < other ? one : other);

function slipOf(kind: keyof typeof plans, facts: PayFacts) {
  const pay = reckonPay(plans[kind], facts, { ...figures, kind });
  if (pay.problem !== undefined) throw new Error(pay.problem);
  const amountOf = (code: string) =>
    centsOf(pay.lines.find(({ concept }) => concept.code === code)?.amount.toFixed(2) ?? '0.00');
  return { amountOf, base: centsOf(pay.bases.get('aportes')?.toFixed(2) ?? '0.00') };
}

const item = (id: number, kind: 'loan' | 'expenseBack', cents: bigint) => ({
  ...{ id, kind, amount: money(cents), label: '', path: `/${kind}` },
});

test('150,000 taken of somebody who earns 500,000 are what a fifth of their pay lets be taken, and the rest is told', () => {
  // Presentism is a twelfth of the wage and of nothing else: 541,666.67 in all.
  const facts = factsOf({
    ...{ salary: '500000.00', hireDate: '2026-05-20', agreement: null },
    amounts: { 'news.minus': 150_000 },
  });
  const { amountOf } = slipOf('monthly', facts);
  expect(amountOf('DESC_NOVEDADES')).toBe(10_833_333n);
  expect(amountOf('NOVEDADES_NO_ENTRAN')).toBe(4_166_667n);
});

test.each(['monthly', 'final'] as const)(
  'novelties, loans and expenses that go back take a fifth of the pay in all, in this order: %s',
  (kind) => {
    let dice = 7n;
    const next = (most: bigint) => {
      dice = (dice * 1_103_515_245n + 12_345n) % 2_147_483_648n;
      return 1n + (dice % most);
    };
    for (let turn = 0; turn < 200; turn += 1) {
      const [minus, loan, expense] = [next(30_000_000n), next(20_000_000n), next(15_000_000n)];
      const leaving = {
        cause: 'resigned' as const,
        noticeGiven: true,
        bestPay: '',
        daysNotTaken: 0,
      };
      const facts = factsOf({
        salary: money(20_000_000n + next(90_000_000n)),
        amounts: { 'news.minus': Number(money(minus)) },
        due: [item(1, 'loan', loan), item(2, 'expenseBack', expense)],
        ...(kind === 'final' ? { leaveDate: '2026-11-30', leaving, history: noHistory } : {}),
      });
      const { amountOf, base } = slipOf(kind, facts);
      const most = base / 5n;
      const taken = least(minus, most);
      const ofLoan = loan <= most - taken ? loan : 0n;
      const ofExpense = expense <= most - taken - ofLoan ? expense : 0n;
      const loans = kind === 'final' ? 'PRESTAMOS_FINAL' : 'PRESTAMOS';
      expect([
        turn,
        ...['DESC_NOVEDADES', 'NOVEDADES_NO_ENTRAN', loans, 'GASTOS_DEVUELTOS'].map(amountOf),
      ]).toEqual([turn, taken, minus - taken, ofLoan, ofExpense]);
    }
  },
);

test('a discount that was validated takes a fifth of the pay and not more, as the server reckons it', async () => {
  const world = await runWorld();
  const { db } = world;
  const [[who], [type], [author]] = await Promise.all([
    db
      .select({ id: person.id })
      .from(person)
      .where(
        and(
          isNull(person.leaveDate),
          eq(person.salaryBasis, 'monthly'),
          sql`not exists (select from news n where n.person_id = ${person.id} and n.to_day >= '2026-10-01')`,
        ),
      )
      .limit(1),
    db.select({ id: newsType.id }).from(newsType).where(eq(newsType.sign, 'discount')).limit(1),
    db.select({ id: account.id }).from(account).where(eq(account.username, 'rrhh')),
  ]);
  const personId = who?.id ?? 0;
  await db.insert(news).values({
    ...{ personId, typeId: type?.id ?? 0, authorId: author?.id ?? 0, paidPercent: 100 },
    ...{ state: 'validated', quantity: '9000000.00', fromDay: `${MONTH}-05`, toDay: `${MONTH}-05` },
  });
  const asked = { personId, period: MONTH, kind: 'monthly' };
  const { body } = await world.server.call(simulatePay, asked, 'sueldos');
  const amountOf = (code: string) =>
    centsOf(body.lines.find((line) => line.code === code)?.amount ?? '0.00');
  expect(amountOf('DESC_NOVEDADES')).toBe(centsOf(body.before.remunerative) / 5n);
  expect(amountOf('DESC_NOVEDADES') + amountOf('NOVEDADES_NO_ENTRAN')).toBe(900_000_000n);
  await world.server.close();
});
