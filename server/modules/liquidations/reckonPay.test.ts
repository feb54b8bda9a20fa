import Big from 'big.js';
import { noHistory, type PayFacts } from './payFacts';
import { makePlan, type PlannedConcept } from './payPlan';
import { reckonPay } from './reckonPay';
import { factsOf, figures, knownOf, library, planFor } from './testing/payCase';

const monthly = planFor('monthly');
const sac = planFor('sac');
const ofSac = { ...figures, kind: 'sac' as const };

const pay = (facts: Partial<PayFacts>, plan = monthly) => {
  const reckoned = reckonPay(plan, factsOf(facts), plan === sac ? ofSac : figures);
  if (reckoned.problem !== undefined) throw new Error(reckoned.problem);
  return reckoned;
};

const shown = ({
  totals: { remunerative, nonRemunerative, deductions, net },
}: ReturnType<typeof pay>) => [
  remunerative.plus(nonRemunerative).toFixed(2),
  deductions.toFixed(2),
  net.toFixed(2),
];

const hired = (years: number) => `${2026 - years}-05-20`;
const best = { ...noHistory, best: { sac: '1031333.33' } };

// The three figures of each are printed by scripts/pay/cases.py, which shares nothing with the program.
test.each<[string, Partial<PayFacts>, [string, string, string], typeof monthly?]>([
  ['a whole month', {}, ['1031333.33', '195953.34', '835379.99']],
  ['outside of an agreement', { agreement: null }, ['1031333.33', '175326.67', '856006.66']],
  ['came on the 11th', { hireDate: '2026-11-11' }, ['613888.89', '116638.90', '497249.99']],
  [
    'two days without pay',
    { hireDate: hired(3), amounts: { 'news.unpaidDays': 2 } },
    ['817133.33', '155255.34', '661877.99'],
  ],
  [
    'an hour and a half away',
    {
      hireDate: hired(3),
      amounts: { 'hours.absent': 90, 'hours.absentDays': 90 / 480, 'hours.expected': 10_560 },
    },
    ['870028.13', '165305.33', '704722.80'],
  ],
  [
    'overtime and nights',
    {
      hireDate: hired(3),
      amounts: {
        'hours.extra50': 390,
        'bank.extra50': 60,
        'hours.extra100': 240,
        'hours.night': 960,
      },
    },
    ['1039337.50', '197474.14', '841863.36'],
  ],
  [
    'fourteen days of vacation',
    { salary: '913333.33', hireDate: hired(7), amounts: { 'leave.VAC': 14 } },
    ['1157518.06', '219928.43', '937589.63'],
  ],
  [
    'by the day',
    {
      salary: '41250.75',
      salaryBasis: 'daily',
      hireDate: hired(2),
      amounts: { 'hours.days': 22, 'hours.extra50': 180 },
    },
    ['1026009.28', '194941.77', '831067.51'],
  ],
  [
    'by the hour',
    {
      salary: '5120.40',
      salaryBasis: 'hourly',
      hireDate: hired(1),
      amounts: { 'hours.worked': 10_095, 'hours.night': 2430 },
    },
    ['970282.73', '184353.71', '785929.02'],
  ],
  [
    'over the cap',
    { salary: '6000000', hireDate: hired(0) },
    ['6500000.00', '674000.00', '5826000.00'],
  ],
  [
    'a prize and a discount',
    { hireDate: hired(0), amounts: { 'news.plus': 120_000, 'news.minus': 35_000.5 } },
    ['1040833.33', '232758.84', '808074.49'],
  ],
  ['half a year of SAC', { history: best }, ['515666.67', '97976.66', '417690.01'], sac],
  [
    'SAC of who came in October',
    { history: best, hireDate: '2026-10-11' },
    ['229807.97', '43663.52', '186144.45'],
    sac,
  ],
  [
    'SAC over the cap',
    { history: { ...noHistory, best: { sac: '9000000' } } },
    ['4500000.00', '362000.00', '4138000.00'],
    sac,
  ],
])('%s', (_name, facts, expected, ...[plan]) => {
  expect(shown(pay(facts, plan))).toEqual(expected);
});

test('the sum of what is printed is the total that is printed', () => {
  for (const cents of ['850000.01', '333333.33', '999999.99', '0.01', '123456.78']) {
    const { lines, totals } = pay({
      salary: cents,
      amounts: { 'hours.night': 407, 'hours.extra50': 11 },
    });
    const sum = (kinds: readonly string[]) =>
      lines
        .filter(({ concept }) => kinds.includes(concept.kind))
        .reduce((all, { amount }) => all.plus(amount.toFixed(2)), new Big(0));
    expect(sum(['remunerative']).eq(totals.remunerative)).toBe(true);
    expect(sum(['deduction']).eq(totals.deductions)).toBe(true);
    expect(
      sum(['remunerative', 'nonRemunerative'])
        .minus(sum(['deduction']))
        .eq(totals.net),
    ).toBe(true);
  }
});

test('the order in which concepts are written down changes nothing, nor does reckoning twice', () => {
  const facts = { amounts: { 'hours.extra100': 95, 'leave.VAC': 7 }, hireDate: hired(9) };
  const first = shown(pay(facts));
  for (let turn = 1; turn < library.length; turn += 7) {
    const turned = [...library.slice(turn), ...library.slice(0, turn)];
    expect(shown(pay(facts, planFor('monthly', turned)))).toEqual(first);
    expect(shown(pay(facts, planFor('monthly', turned.toReversed())))).toEqual(first);
  }
  expect(shown(pay(facts))).toEqual(first);
});

test('who has no pay on their record is told by name of the concept, and reckoned when it is there', () => {
  const { problem } = reckonPay(monthly, factsOf({ salary: null }), figures);
  expect(problem).toBe('Sueldo básico: No tiene sueldo cargado en su ficha.');
});

const added = (more: Partial<PlannedConcept>): PlannedConcept => {
  const [one] = library;
  if (!one) throw new Error('the library has concepts');
  return {
    ...one,
    id: 900,
    code: 'PRUEBA',
    name: 'Prueba',
    condition: '',
    quantity: '',
    rate: '',
    bases: [],
    ...more,
  };
};

const faultOf = (...more: PlannedConcept[]) => {
  const own = [...library.filter(({ runs }) => runs.includes('monthly')), ...more];
  return makePlan(own, knownOf(own)).fault;
};

test('a circle is refused and named, through a base as well', () => {
  const one = added({ formula: 'concepto(OTRO) + 1' });
  const other = added({ id: 901, code: 'OTRO', formula: 'concepto(PRUEBA) * 2' });
  expect(faultOf(one, other)?.fault.words).toBe('Da vueltas: PRUEBA → OTRO → PRUEBA.');
  const self = added({ formula: 'base(aportes) * 10%', bases: ['aportes'] });
  expect(faultOf(self)?.fault.words).toMatch(/Da vueltas: .*PRUEBA/);
});

test.each([
  ['basico / (antiguedad() - 12)', 'Una fórmula divide por cero'],
  [`basico * ${'9'.repeat(15)} * ${'9'.repeat(15)}`, 'da más de lo que entra en un recibo'],
])('what cannot be reckoned for somebody is told, and stops nobody else: %s', (formula, words) => {
  const concepts = [...library, added({ formula })];
  const plan = planFor('monthly', concepts);
  expect(reckonPay(plan, factsOf({}), figures).problem).toContain(words);
});

test('a side of si() that does not count may not be reckoned at all', () => {
  const formula = 'si(antiguedad() > 12; basico / (antiguedad() - 12); 0)';
  const plan = planFor('monthly', [...library, added({ formula })]);
  expect(reckonPay(plan, factsOf({}), figures).problem).toBeUndefined();
});

// A fifth of 1,031,333.33 is 206,266.666: with 150,000 of a loan, 56,266.66 are left for expenses.
test.each([
  ['150000.00', '60000.00', ['150000.00', null]],
  ['150000.00', '56266.66', ['150000.00', '56266.66']],
  ['206266.68', '60000.00', [null, '60000.00']],
])('loans and expenses that go back share one limit: %s and %s', (loan, expense, expected) => {
  const item = { label: '', path: '' };
  const due = [
    { ...item, id: 1, kind: 'loan', amount: loan },
    { ...item, id: 2, kind: 'expenseBack', amount: expense },
  ] as const;
  const { lines } = pay({ due });
  const amountOf = (code: string) =>
    lines.find(({ concept }) => concept.code === code)?.amount.toFixed(2) ?? null;
  expect([amountOf('PRESTAMOS'), amountOf('GASTOS_DEVUELTOS')]).toEqual(expected);
});

test('ten thousand people of this library are reckoned within the time of a coffee', () => {
  const facts = factsOf({ amounts: { 'hours.extra50': 390, 'hours.night': 960, 'leave.VAC': 3 } });
  const before = process.cpuUsage();
  for (let index = 0; index < 500; index += 1) reckonPay(monthly, facts, figures);
  const { user, system } = process.cpuUsage(before);
  // 60 s for all of them on two cores, of which PostgreSQL takes its part.
  expect((user + system) / 500 / 1000).toBeLessThan(3);
});
