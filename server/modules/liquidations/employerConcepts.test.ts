import type { ConceptRun } from '@contract/liquidations/payBases';
import { randomFrom } from '../../seed/randomFrom';
import type { PayFacts, PayFigures } from './payFacts';
import { reckonPay } from './reckonPay';
import { factsOf, figures, planFor } from './testing/payCase';

const plans = { monthly: planFor('monthly'), fortnight: planFor('fortnight'), sac: planFor('sac') };

const at = (kind: ConceptRun, more: Readonly<Record<string, string>> = {}): PayFigures => ({
  ...figures,
  kind,
  parameters: { ...figures.parameters, ...more },
});

function amountsOf(kind: keyof typeof plans, facts: PayFacts, used: PayFigures) {
  const pay = reckonPay(plans[kind], facts, used);
  if (pay.problem !== undefined) throw new Error(pay.problem);
  const cents = new Map(
    pay.lines.map(({ concept, amount }) => [concept.code, BigInt(amount.times(100).toFixed(0))]),
  );
  return {
    of: (code: string) => cents.get(code) ?? 0n,
    gross: BigInt(pay.totals.remunerative.times(100).toFixed(0)),
  };
}

/** Half a cent and more up. */
const rounded = (over: bigint, under: bigint) => (2n * over + under) / (2n * under);

const DEDUCTION = 700_368n;
const [EMPLOYER, INSSJP, FAL] = [1800n, 159n, 250n];

describe('social security, INSSJP and FAL', () => {
  test('come to what social security was alone, less the deduction, whatever the month', () => {
    const random = randomFrom(31);
    for (let round = 0; round < 200; round += 1) {
      const salary = random.int(5_000, 9_000_000);
      const unpaid = random.int(0, 3) === 0 ? random.int(0, 30) : 0;
      const facts = factsOf({
        salary: `${salary}.${String(random.int(0, 99)).padStart(2, '0')}`,
        amounts: { 'news.unpaidDays': unpaid },
      });
      const { of, gross } = amountsOf('monthly', facts, at('monthly'));
      // Thirds of a peso are rounded once, as the deduction itself is.
      const share = rounded(DEDUCTION * BigInt(30 - unpaid), 30n);
      const deduction = share < gross ? share : gross;
      const base = gross - deduction;
      expect([salary, unpaid, of('DETRACCION')]).toEqual([salary, unpaid, deduction]);
      expect(of('CONTRIB_INSSJP')).toBe(rounded(base * INSSJP, 10_000n));
      expect(of('CONTRIB_FAL')).toBe(rounded(base * FAL, 10_000n));
      expect(of('CONTRIBUCIONES') + of('CONTRIB_INSSJP') + of('CONTRIB_FAL')).toBe(
        rounded(base * EMPLOYER, 10_000n),
      );
    }
  });

  test('before November 2026 there is no FAL, and the cost is the same', () => {
    const facts = factsOf({});
    const before = amountsOf('monthly', facts, at('monthly', { fal: '0' }));
    const since = amountsOf('monthly', facts, at('monthly'));
    expect(before.of('CONTRIB_FAL')).toBe(0n);
    expect(before.of('CONTRIBUCIONES')).toBe(since.of('CONTRIBUCIONES') + since.of('CONTRIB_FAL'));
  });
});

describe('the deduction', () => {
  test('what another run of the month used of it is not deducted again', () => {
    const used = factsOf({
      history: {
        best: {},
        yearBases: {},
        previous: {},
        year: {},
        month: { detraccion: '5000.00' },
      },
    });
    expect(amountsOf('monthly', used, at('monthly')).of('DETRACCION')).toBe(DEDUCTION - 500_000n);
  });

  test('SAC has half of it, in proportion to its days', () => {
    const history = { best: { sac: '900000.00' }, yearBases: {}, previous: {}, year: {} };
    const used = { ...at('sac'), period: '2026-12' };
    const whole = amountsOf('sac', factsOf({ history }), used);
    expect(whole.of('DETRACCION_SAC')).toBe(DEDUCTION / 2n);
    // Hired on the first of October: 92 of the 184 days of the half-year.
    const half = amountsOf('sac', factsOf({ history, hireDate: '2026-10-01' }), used);
    expect(half.of('DETRACCION_SAC')).toBe(DEDUCTION / 4n);
  });

  test('two fortnights have a half each', () => {
    const facts = factsOf({
      ...{ salaryBasis: 'hourly', salary: '5000.00' },
      amounts: { 'hours.worked': 5_280 },
      firstHalf: { 'hours.worked': 5_280 },
    });
    const first = amountsOf('fortnight', facts, { ...at('fortnight'), half: 'first' });
    expect(first.of('DETRACCION')).toBe(DEDUCTION / 2n);
    const month = { detraccion: '3501.84' };
    const later = factsOf({ ...facts, history: { ...facts.history, month } });
    const second = amountsOf('fortnight', later, { ...at('fortnight'), half: 'second' });
    expect(second.of('DETRACCION')).toBe(DEDUCTION / 2n);
  });
});

describe('what insurers and chambers are paid', () => {
  const paid = {
    ...{ art_porcentaje: '3.2', art_suma_fija: '1850', seguro_de_vida: '424.62' },
    camara_empresaria: '0.5',
  };

  test('is reckoned of the pay, and a fixed sum is added once a month', () => {
    const { of, gross } = amountsOf('monthly', factsOf({}), at('monthly', paid));
    expect(of('ART')).toBe(rounded(gross * 320n, 10_000n));
    expect(of('CAMARA')).toBe(rounded(gross * 50n, 10_000n));
    expect([of('ART_FIJO'), of('SEGURO_VIDA')]).toEqual([185_000n, 42_462n]);
    const facts = factsOf({
      salaryBasis: 'hourly',
      salary: '5000.00',
      amounts: { 'hours.worked': 600 },
    });
    const sums = (['first', 'second'] as const).map((half) => {
      const own = amountsOf('fortnight', facts, { ...at('fortnight', paid), half });
      return own.of('ART_FIJO') + own.of('SEGURO_VIDA');
    });
    expect(sums).toEqual([0n, 227_462n]);
  });

  test('nothing is paid to a chamber for whoever has no agreement, and no line says zero', () => {
    const { of } = amountsOf('monthly', factsOf({ agreement: null }), at('monthly', paid));
    expect(of('CAMARA')).toBe(0n);
    const plain = reckonPay(plans.monthly, factsOf({}), at('monthly'));
    if (plain.problem !== undefined) throw new Error(plain.problem);
    const codes = plain.lines.map(({ concept }) => concept.code);
    expect(codes).not.toEqual(expect.arrayContaining(['ART_FIJO']));
    expect(codes.filter((code) => ['ART', 'SEGURO_VIDA', 'CAMARA'].includes(code))).toEqual([]);
  });
});
