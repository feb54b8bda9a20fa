import Big from 'big.js';
import { basesByMonth } from './basesByMonth';
import { noHistory, type PayFacts } from './payFacts';
import { reckonPay } from './reckonPay';
import { factsOf, figures, planFor } from './testing/payCase';

const month = planFor('monthly');
const ahead = planFor('vacation');

const pay = (facts: Partial<PayFacts>, plan = ahead) => {
  const reckoned = reckonPay(plan, factsOf(facts), figures);
  if (reckoned.problem !== undefined) throw new Error(reckoned.problem);
  return reckoned;
};

const shown = ({ totals: { remunerative, deductions, net } }: ReturnType<typeof pay>) => [
  remunerative.toFixed(2),
  deductions.toFixed(2),
  net.toFixed(2),
];

const ana = { salary: '913333.33', hireDate: '2019-05-20' };
const days = (count: number) => ({ 'leave.VAC': count });
const average = (variables: string) => ({ ...noHistory, average: { variables } });

// The three figures of each are printed by scripts/pay/cases.py, which shares nothing with the program.
test.each<[string, Partial<PayFacts>, [string, string, string], typeof month?]>([
  [
    'vacations of 21 days paid ahead',
    { ...ana, amounts: days(21), history: average('45120.50') },
    ['927213.89', '176170.65', '751043.24'],
  ],
  [
    'the month of twelve of them',
    { ...ana, amounts: days(12), ahead: 12 },
    ['635223.33', '120692.44', '514530.89'],
    month,
  ],
  [
    'the month of the other nine',
    { ...ana, amounts: days(9), ahead: 9 },
    ['741093.88', '140807.85', '600286.03'],
    month,
  ],
  [
    'five taken of fourteen paid ahead',
    { ...ana, amounts: days(5), ahead: 14 },
    ['501120.63', '95212.92', '405907.71'],
    month,
  ],
  [
    'vacations by the hour',
    {
      ...{ salary: '5120.40', salaryBasis: 'hourly', hireDate: '2025-05-20' },
      ...{ amounts: days(14), history: average('61000.00') },
    },
    ['661647.95', '125713.11', '535934.84'],
  ],
  [
    'vacations where the month has little room',
    {
      ...{ salary: '3000000.00', hireDate: '2026-05-20', amounts: days(14) },
      history: { ...noHistory, month: { aportes: '2500000', obra_social: '2500000' } },
    },
    ['1820000.00', '155400.00', '1664600.00'],
  ],
])('%s', (_name, facts, expected, plan = ahead) => {
  expect(shown(pay(facts, plan))).toEqual(expected);
});

test('paid ahead and with the month comes to what the month alone would have paid, to the cent of each rounding', () => {
  const history = average('45120.50');
  const whole = pay({ ...ana, history, amounts: days(14) }, month);
  const before = pay({ ...ana, history, amounts: days(14) });
  const rest = pay({ ...ana, history, amounts: days(14), ahead: 14 }, month);
  const apart = before.totals.remunerative.plus(rest.totals.remunerative);
  expect(Number(apart.minus(whole.totals.remunerative).abs())).toBeLessThanOrEqual(0.03);
});

test('what looks back finds vacations of two months in each by their days, and nothing is left over', () => {
  const facts = factsOf({
    vacations: [
      { from: '2026-12-20', to: '2027-01-09' },
      { from: '2027-01-30', to: '2027-01-31' },
    ],
  });
  const bases = new Map([
    ['sac', new Big('1000000.01')],
    ['aportes', new Big('0.01')],
  ]);
  expect(basesByMonth(bases, facts, '2026-12')).toEqual({
    '2026-12': { sac: '521739.14', aportes: '0.01' },
    '2027-01': { sac: '478260.87', aportes: '0.00' },
  });
  const within = factsOf({ vacations: [{ from: '2026-12-01', to: '2026-12-31' }] });
  expect(basesByMonth(bases, within, '2026-12')).toEqual({});
});
