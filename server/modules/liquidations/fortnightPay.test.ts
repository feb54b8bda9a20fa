import { noHistory, type PayFacts } from './payFacts';
import { reckonPay } from './reckonPay';
import { factsOf, figures, planFor } from './testing/payCase';

const plan = planFor('fortnight');

type Amounts = PayFacts['amounts'];

const pay = (facts: Partial<PayFacts>, half: 'first' | 'second') => {
  const reckoned = reckonPay(plan, factsOf(facts), { ...figures, half });
  if (reckoned.problem !== undefined) throw new Error(reckoned.problem);
  return reckoned;
};

const shown = ({ totals: { remunerative, deductions, net } }: ReturnType<typeof pay>) => [
  remunerative.toFixed(2),
  deductions.toFixed(2),
  net.toFixed(2),
];

/** Both halves: the second one knows what the first one came to, as a run would. */
function both(facts: Partial<PayFacts>, first: Amounts, second: Amounts) {
  const before = pay({ ...facts, amounts: first }, 'first');
  const bases = Object.fromEntries([...before.bases].map(([base, sum]) => [base, sum.toFixed(2)]));
  const history = { ...noHistory, month: bases, half: bases };
  const after = pay({ ...facts, amounts: second, firstHalf: first, history }, 'second');
  return [...shown(before), ...shown(after)];
}

const hired = (years: number) => `${2026 - years}-05-20`;

// The six figures of each are printed by scripts/pay/cases.py, which shares nothing with the program.
test.each<[string, Partial<PayFacts>, Amounts, Amounts, string[]]>([
  [
    'two halves by the hour',
    { salary: '5120.40', salaryBasis: 'hourly', hireDate: hired(1) },
    { 'hours.worked': 5310, 'hours.night': 720 },
    { 'hours.worked': 4785, 'hours.night': 1230 },
    ['465879.59', '88517.12', '377362.47', '498941.38', '94798.86', '404142.52'],
  ],
  [
    'two halves by the day, with a day missed',
    { salary: '41250.75', salaryBasis: 'daily', hireDate: hired(2) },
    { 'hours.days': 11, 'hours.extra50': 180, 'hours.absent': 480 },
    { 'hours.days': 10 },
    ['486036.97', '92347.03', '393689.94', '420757.65', '79943.95', '340813.70'],
  ],
  [
    'two halves over the cap',
    { salary: '250000.00', salaryBasis: 'daily', hireDate: hired(0) },
    { 'hours.days': 11 },
    { 'hours.days': 11 },
    ['2750000.00', '522500.00', '2227500.00', '3208333.33', '140666.67', '3067666.66'],
  ],
])('%s', (_name, facts, first, second, expected) => {
  expect(both(facts, first, second)).toEqual(expected);
});
