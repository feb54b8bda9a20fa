import { bookBases, limitsOf } from './book/bookBases';
import { noHistory, type PayFacts, type PayFigures } from './payFacts';
import { reckonPay } from './reckonPay';
import { factsOf, figures, planFor } from './testing/payCase';

const CAP = 2_700_000n;
const HALF_YEAR = 184n;

const at = (kind: 'sac' | 'final'): PayFigures => ({
  ...figures,
  kind,
  parameters: { ...figures.parameters, tope_aportes: String(CAP) },
});
const plans = { sac: planFor('sac'), final: planFor('final') };
const codes = { sac: 'JUBILACION', final: 'JUBILACION_SAC' } as const;

const amount = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

/** Whole numbers only: half a cent and more up. */
const rounded = (over: bigint, under: bigint) => (2n * over + under) / (2n * under);

/** Reckons SAC in cents, what is contributed of it, and what of it is declared. */
function reckonedInCents(best: bigint, days: bigint, cap = CAP) {
  const gross = rounded(best * days, 2n * HALF_YEAR);
  // Both sides as many times as the half of the half-year has days: nothing is rounded before the end.
  const parts = 2n * HALF_YEAR;
  const most = cap * 100n * days;
  const base = gross * parts < most ? gross * parts : most;
  return [gross, rounded(base * 11n, parts * 100n), rounded(base, parts)].map(amount);
}

function slipOf(kind: 'sac' | 'final', facts: PayFacts) {
  const pay = reckonPay(plans[kind], facts, at(kind));
  if (pay.problem !== undefined) throw new Error(pay.problem);
  const amountOf = (code: string) =>
    pay.lines.find(({ concept }) => concept.code === code)?.amount.toFixed(2);
  const sums = Object.fromEntries([...pay.bases].map(([base, sum]) => [base, sum.toFixed(2)]));
  // The month of a last pay is declared with more than its SAC.
  const declared = bookBases(
    kind === 'sac' ? sums : { aportes_sac: sums.aportes_sac ?? '0' },
    '0',
    limitsOf(kind, facts, at(kind)),
  );
  const gross = amountOf(kind === 'sac' ? 'SAC' : 'SAC_FINAL');
  return [gross, amountOf(codes[kind]), declared.pension];
}

/** Gives somebody a half-year of so many days, from their first or to their last. */
function whoHas(kind: 'sac' | 'final', best: bigint, days: bigint): PayFacts {
  const day = (count: number) => new Date(Date.UTC(2026, 6, 1 + count)).toISOString().slice(0, 10);
  const sums = { sac: amount(best) };
  const history = { ...noHistory, best: sums, bestYear: sums };
  if (kind === 'sac') {
    return factsOf({ history, hireDate: day(Number(HALF_YEAR - days)) });
  }
  const leaving = { cause: 'resigned' as const, noticeGiven: true, bestPay: '', daysNotTaken: 0 };
  return factsOf({ history, leaving, leaveDate: day(Number(days) - 1) });
}

test.each(['sac', 'final'] as const)(
  'of SAC half of the cap counts, in proportion to its days, on the slip and in what is declared: %s',
  (kind) => {
    let best = 123_456_789n;
    for (let days = 123n; days <= HALF_YEAR; days += 3n) {
      best = 20_000_000n + ((best * 31n + days * 7_919n) % 900_000_000n);
      expect([days, best, ...slipOf(kind, whoHas(kind, best, days))]).toEqual([
        ...[days, best, ...reckonedInCents(best, days)],
      ]);
    }
  },
);

test('a half-year of 2,500,000 with a cap of 2,700,000 has 1,250,000 declared and withheld whole, and 5,000,000 half of the cap', () => {
  expect(slipOf('sac', whoHas('sac', 250_000_000n, HALF_YEAR))).toEqual([
    ...['1250000.00', '137500.00', '1250000.00'],
  ]);
  expect(slipOf('sac', whoHas('sac', 500_000_000n, HALF_YEAR))).toEqual([
    ...['2500000.00', '148500.00', '1350000.00'],
  ]);
});

test('a run that was withheld with the cap of the month is declared with it', () => {
  const { kind: _kind, ...before } = at('sac');
  expect(limitsOf('sac', factsOf({}), before).cap).toBe(String(CAP));
});
