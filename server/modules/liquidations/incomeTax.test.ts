import { readSteps } from '@contract/liquidations/payTable';
import Big from 'big.js';
import type { TaxDeductible } from '../incomeTax';
import { noHistory, type PayFigures, type TaxFacts } from './payFacts';
import { type ReckonedPay, reckonPay } from './reckonPay';
import { factsOf, figures, planFor } from './testing/payCase';

type Pay = Exclude<ReckonedPay, { problem: string }>;
type Kind = 'monthly' | 'sac';

interface Run {
  kind: Kind;
  month: number;
  pay: Pay;
}

interface Case {
  salary(month: number): string;
  hiredIn?: number;
  without?: readonly number[];
  deductions?(month: number): readonly TaxDeductible[];
}

const plans = { monthly: planFor('monthly'), sac: planFor('sac') };
const pad = (month: number) => `2026-${String(month).padStart(2, '0')}`;

/** Invented, as the cap of these tests is. */
function figuresOf(month: number): PayFigures {
  const of = (amount: number) => String(amount * month);
  const text = `0; 0; 5\n${of(200_000)}; ${of(10_000)}; 15\n${of(800_000)}; ${of(100_000)}; 35`;
  const own = {
    ...{ ganancia_no_imponible: of(300_000), deduccion_especial: of(1_400_000) },
    ...{ deduccion_conyuge: of(280_000), deduccion_hijo: of(140_000) },
    deduccion_hijo_discapacidad: of(560_000),
  };
  return {
    ...figures,
    period: pad(month),
    parameters: { ...figures.parameters, ...own },
    tables: { ganancias: readSteps(text).steps ?? [] },
    taxed: pad(month),
  };
}

function add(sums: Record<string, string>, name: string, amount: Big): void {
  sums[name] = new Big(sums[name] ?? 0).plus(amount).toFixed(2);
}

/** These facts stand for the sums of published runs. */
function taxOf(runs: readonly Run[], kind: Kind, month: number): TaxFacts {
  const sacIn = Math.max(0, ...runs.filter((run) => run.kind === 'sac').map((run) => run.month));
  const year: Record<string, string> = {};
  const beforeSac: Record<string, string> = {};
  for (const run of runs) {
    const waits = kind !== 'sac' && run.kind !== 'sac' && run.month > sacIn;
    for (const { concept, amount } of run.pay.lines) add(year, `code.${concept.code}`, amount);
    for (const [base, amount] of run.pay.bases) {
      add(year, `base.${base}`, amount);
      if (waits) add(beforeSac, `base.${base}`, amount);
    }
  }
  return { deductions: [], year, beforeSac, awaitsSac: kind !== 'sac' && sacIn !== month };
}

function paid(runs: readonly Run[], kind: Kind, month: number, one: Case): Pay {
  const half = runs.filter((run) => run.kind === 'monthly' && run.month > 6 === month > 6);
  const best = half.map(({ pay }) => pay.bases.get('sac') ?? new Big(0));
  const most = best.reduce((a, b) => (b.gt(a) ? b : a), new Big(0));
  const facts = factsOf({
    hireDate: '2026-01-01',
    salary: one.salary(month),
    history: { ...noHistory, best: { sac: most.toFixed(2) } },
    tax: { ...taxOf(runs, kind, month), deductions: one.deductions?.(month) ?? [] },
  });
  const { taxed, ...untaxed } = figuresOf(month);
  const pay = reckonPay(
    plans[kind],
    facts,
    one.without?.includes(month) ? untaxed : { ...untaxed, taxed },
  );
  if (pay.problem !== undefined) throw new Error(pay.problem);
  return pay;
}

function withheld(one: Case): string[] {
  const runs: Run[] = [];
  for (let month = one.hiredIn ?? 1; month <= 12; month++) {
    for (const kind of ['monthly', 'sac'] as const) {
      if (kind === 'sac' && month % 6 !== 0) continue;
      runs.push({ kind, month, pay: paid(runs, kind, month, one) });
    }
  }
  return runs.map(
    ({ pay }) =>
      pay.lines.find(({ concept }) => concept.code === 'GANANCIAS')?.amount.toFixed(2) ?? '0.00',
  );
}

const deduction = (kind: TaxDeductible['kind'], more: Partial<TaxDeductible>): TaxDeductible => ({
  ...{ id: 1, kind, part: 'whole', amount: null, months: 1, label: kind, path: '/income-tax' },
  ...more,
});

const flat = () => '2800000';
const cases: Readonly<Record<string, Case>> = {
  'a raise in August, and both SACs': {
    salary: (month) => (month < 8 ? '2500000' : '3300000'),
  },
  family: {
    salary: () => '3600000',
    deductions: (month) => [
      deduction('spouse', { months: month }),
      deduction('child', { part: 'half', months: Math.max(0, month - 3) }),
      deduction('disabledChild', { months: Math.min(9, month) }),
    ],
  },
  'no scale until May, and then the cap': { salary: () => '4500000', without: [1, 2, 3, 4] },
  'a rent that is declared in October': {
    salary: flat,
    deductions: (month) =>
      month < 10 ? [] : [deduction('rent', { amount: '200000.00', months: month })],
  },
  'hired in July': { salary: () => '4500000', hiredIn: 7 },
};

// Each figure is what a run withholds, in twelve months and the SAC after June and December; scripts/pay/incomeTax.py prints them.
test.each<[string, string[]]>([
  [
    'a raise in August, and both SACs',
    [
      '60234.37',
      '60234.38',
      '60234.37',
      '60234.37',
      '60234.38',
      '60234.37',
      '0.00',
      '60234.37',
      '184668.76',
      '184668.75',
      '184668.74',
      '265089.58',
      '297560.41',
      '11178.13',
    ],
  ],
  [
    'family',
    [
      '99925.00',
      '99925.00',
      '99925.00',
      '88550.00',
      '88550.00',
      '88550.00',
      '-8925.00',
      '88550.00',
      '88550.00',
      '88550.00',
      '181816.67',
      '285616.66',
      '285616.67',
      '-20825.00',
    ],
  ],
  [
    'no scale until May, and then the cap',
    [
      '0.00',
      '0.00',
      '0.00',
      '0.00',
      '1706250.00',
      '1706250.00',
      '853125.00',
      '1148875.00',
      '780618.75',
      '780618.75',
      '780618.75',
      '780618.75',
      '780618.75',
      '-49831.25',
    ],
  ],
  [
    'a rent that is declared in October',
    [
      '107029.16',
      '107029.17',
      '107029.16',
      '107029.16',
      '107029.17',
      '107029.16',
      '0.00',
      '107029.16',
      '107029.17',
      '107029.16',
      '-233137.48',
      '73012.50',
      '73012.49',
      '0.01',
    ],
  ],
  ['hired in July', ['0.00', '0.00', '0.00', '0.00', '180968.75', '391693.75', '-21356.25']],
])('%s', (name, expected) => {
  const one = cases[name];
  if (!one) throw new Error(name);
  expect(withheld(one)).toEqual(expected);
});

test('data that were taken before the scale was written are asked for again, and nobody is taxed by them', () => {
  const pay = reckonPay(plans.monthly, factsOf({}), figuresOf(3));
  expect(pay.problem).toContain('Hay que volver a tomar los datos');
});
