import type { PayFacts, SalaryPart } from './payFacts';
import { reckonPay } from './reckonPay';
import { spansOfSalary } from './salaryPartRules';
import { factsOf, figures, planFor } from './testing/payCase';

const monthly = planFor('monthly');

const pay = (facts: Partial<PayFacts>, period: string) => {
  const reckoned = reckonPay(monthly, factsOf(facts), { ...figures, period });
  if (reckoned.problem !== undefined) throw new Error(reckoned.problem);
  return reckoned;
};

const shown = ({ totals: { remunerative, deductions, net } }: ReturnType<typeof pay>) => [
  remunerative.toFixed(2),
  deductions.toFixed(2),
  net.toFixed(2),
];

const hired = (years: number) => `${2026 - years}-05-20`;

interface Told {
  period: string;
  /** The day of the month on which the second salary begins. */
  day: string;
  salaries: [before: string, after: string];
  basis?: SalaryPart['salaryBasis'];
  hireDate: string;
  amounts?: [before: Record<string, number>, after: Record<string, number>];
}

function reckon({ period, day, salaries, basis = 'monthly', hireDate, amounts = [{}, {}] }: Told) {
  const last = period === '2026-11' ? '30' : '31';
  const before = String(Number(day) - 1).padStart(2, '0');
  const [first, second] = [
    { from: `${period}-01`, to: `${period}-${before}`, salary: salaries[0], amounts: amounts[0] },
    { from: `${period}-${day}`, to: `${period}-${last}`, salary: salaries[1], amounts: amounts[1] },
  ].map((part): SalaryPart => ({ ...part, salaryBasis: basis }));
  if (!first || !second) throw new Error('two parts');
  const all: Record<string, number> = { ...amounts[0] };
  for (const [key, more] of Object.entries(amounts[1])) all[key] = (all[key] ?? 0) + more;
  const facts = { hireDate, salaryBasis: basis, salary: salaries[1], amounts: all };
  return pay({ ...facts, parts: [first, second] }, period);
}

const raise: [string, string] = ['850000.00', '918000.00'];
const november = { period: '2026-11', salaries: raise };

// The three figures of each are printed by scripts/pay/cases.py, which shares nothing with the program.
test.each<[string, Told, [string, string, string]]>([
  [
    'a raise on the 16th',
    { ...november, day: '16', hireDate: hired(12) },
    ['1072586.67', '203791.46', '868795.21'],
  ],
  [
    'a raise on the 16th of a month of 31 days',
    { ...november, period: '2026-12', day: '16', hireDate: hired(12) },
    ['1072586.67', '203791.46', '868795.21'],
  ],
  [
    'a raise on the 31st',
    { ...november, period: '2026-12', day: '31', hireDate: hired(12) },
    ['1031333.33', '195953.34', '835379.99'],
  ],
  [
    'a raise on the 11th, overtime on both sides and a day without pay before',
    {
      ...{ ...november, salaries: ['850000.00', '933333.33'], day: '11', hireDate: hired(3) },
      amounts: [{ 'news.unpaidDays': 1, 'hours.extra50': 180 }, { 'hours.extra50': 270 }],
    },
    ['954163.89', '181291.15', '772872.74'],
  ],
  [
    'came on the 6th, raised on the 21st',
    { ...november, day: '21', hireDate: '2026-11-06' },
    ['791916.67', '150464.16', '641452.51'],
  ],
  [
    'by the hour, with more an hour from the 16th on',
    {
      ...{ ...november, day: '16', basis: 'hourly', salaries: ['5120.40', '5735.05'] },
      hireDate: hired(1),
      amounts: [
        { 'hours.worked': 4830, 'hours.night': 720 },
        { 'hours.worked': 5265, 'hours.night': 510 },
      ],
    },
    ['1016339.40', '193104.48', '823234.92'],
  ],
])('%s', (_name, told, expected) => {
  expect(shown(reckon(told))).toEqual(expected);
});

test('who went over from a month to hours has each by its days', () => {
  const part = { from: '2026-11-01', to: '2026-11-15', amounts: { 'hours.worked': 4800 } };
  const next = { from: '2026-11-16', to: '2026-11-30', amounts: { 'hours.worked': 4200 } };
  const { lines } = pay(
    {
      ...{ salary: '5000.00', salaryBasis: 'hourly', hireDate: hired(0) },
      amounts: { 'hours.worked': 9000 },
      parts: [
        { ...part, salary: '850000.00', salaryBasis: 'monthly' },
        { ...next, salary: '5000.00', salaryBasis: 'hourly' },
      ],
    },
    '2026-11',
  );
  const amountOf = (code: string) =>
    lines.find(({ concept }) => concept.code === code)?.amount.toFixed(2);
  expect([amountOf('BASICO'), amountOf('HORAS')]).toEqual(['425000.00', '350000.00']);
});

const span = { from: '2026-11-01', to: '2026-11-30' };
const held = (from: string, salary: string) => ({ from, salary, salaryBasis: 'monthly' as const });

test.each<[string, [string, string][], Partial<PayFacts>, string[]]>([
  ['from before the month', [['2026-01-01', '1']], {}, ['01-30 1']],
  [
    'one more on the 16th',
    [
      ['2026-01-01', '1'],
      ['2026-11-16', '2'],
    ],
    {},
    ['01-15 1', '16-30 2'],
  ],
  [
    'on the first day',
    [
      ['2026-01-01', '1'],
      ['2026-11-01', '2'],
    ],
    {},
    ['01-30 2'],
  ],
  [
    'the first one holds before it begins',
    [
      ['2026-11-10', '1'],
      ['2026-11-16', '2'],
    ],
    {},
    ['01-15 1', '16-30 2'],
  ],
  [
    'the same again is no change',
    [
      ['2026-01-01', '1'],
      ['2026-11-16', '1'],
    ],
    {},
    ['01-30 1'],
  ],
  [
    'of after who left',
    [
      ['2026-01-01', '1'],
      ['2026-11-16', '2'],
    ],
    { leaveDate: '2026-11-10' },
    ['01-15 1'],
  ],
  [
    'of before who came',
    [
      ['2026-01-01', '1'],
      ['2026-11-16', '2'],
    ],
    { hireDate: '2026-11-20' },
    ['16-30 2'],
  ],
  [
    'of later months',
    [
      ['2026-01-01', '1'],
      ['2026-12-16', '2'],
    ],
    {},
    ['01-30 1'],
  ],
])('salaries of a month: %s', (_name, changes, employed, expected) => {
  const spans = spansOfSalary(
    changes.map(([from, salary]) => held(from, salary)),
    span,
    factsOf(employed),
  );
  const told = spans.map(({ from, to, salary }) => `${from.slice(8)}-${to.slice(8)} ${salary}`);
  expect(told).toEqual(expected);
});
