import type { PayFacts } from './payFacts';
import { makePlan, type PlannedConcept } from './payPlan';
import { reckonPay } from './reckonPay';
import { factsOf, figures, knownOf, library, planFor } from './testing/payCase';

const byTheHour = (salary: string, amounts: PayFacts['amounts']) =>
  factsOf({ salary, salaryBasis: 'hourly', agreement: null, hireDate: '2026-05-20', amounts });

const amountOf = (code: string, facts: PayFacts, plan = planFor('monthly')) => {
  const pay = reckonPay(plan, facts, figures);
  if (pay.problem !== undefined) throw new Error(pay.problem);
  return pay.lines.find(({ concept }) => concept.code === code)?.amount.toFixed(2) ?? null;
};

/** Whole numbers only: so many cents an hour, each over 60 minutes, half a cent and more up. */
function reckonedInCents(minutes: number, cents: number, [over, under]: [bigint, bigint]): string {
  const twice = 2n * BigInt(minutes) * BigInt(cents) * over;
  const parts = 60n * under;
  const sum = (twice + parts) / (2n * parts);
  return `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`;
}

const [model] = library.filter(({ code }) => code === 'BASICO');
const counted: PlannedConcept[] = [
  {
    ...(model as PlannedConcept),
    ...{ id: 1, code: 'SIMPLES', condition: '', quantity: 'horas(tarde)', rate: 'valor_hora' },
    formula: '',
  },
  {
    ...(model as PlannedConcept),
    ...{ id: 2, code: 'NOCHE', condition: '', quantity: 'horas(nocturnas)', rate: 'valor_hora' },
    formula: 'cantidad * valor * 13,33%',
  },
];
const { plan: own = [] } = makePlan(counted, knownOf(counted));

test('forty minutes are two thirds of an hour, and not 0,6667 of it', () => {
  const late = byTheHour('9573.75', { 'hours.late': 40 });
  expect(amountOf('SIMPLES', late, own)).toBe('6382.50');
  const worked = byTheHour('9573.75', { 'hours.worked': 40 });
  expect(amountOf('HORAS', worked)).toBe('6382.50');
});

test('any minutes at any rate come to what whole numbers say, half a cent up', () => {
  let cents = 512_041;
  for (let minutes = 1; minutes <= 12_000; minutes += 17) {
    cents = 100_000 + ((cents * 31 + minutes) % 2_900_000);
    const facts = byTheHour((cents / 100).toFixed(2), {
      'hours.late': minutes,
      'hours.night': minutes,
    });
    const said = ['SIMPLES', 'NOCHE'].map((code) => amountOf(code, facts, own));
    expect([minutes, cents, ...said]).toEqual([
      ...[minutes, cents, reckonedInCents(minutes, cents, [1n, 1n])],
      reckonedInCents(minutes, cents, [1333n, 10_000n]),
    ]);
  }
});

test('what a slip shows of the hours stays short', () => {
  const pay = reckonPay(own, byTheHour('9573.75', { 'hours.late': 40 }), figures);
  if (pay.problem !== undefined) throw new Error(pay.problem);
  expect(pay.lines[0]?.quantity?.toFixed()).toBe('0.6667');
});
