import type { CourtOrder } from '../garnishments';
import { noHistory, type PayFacts } from './payFacts';
import { reckonPay } from './reckonPay';
import { factsOf, figures, planFor } from './testing/payCase';

const MINIMUM = '350000';
const at = { ...figures, parameters: { ...figures.parameters, smvm: MINIMUM } };

const order = (id: number, more: Partial<CourtOrder>): CourtOrder => ({
  id,
  kind: 'debt',
  take: 'legal',
  of: 'gross',
  percent: null,
  amount: null,
  left: '9000000.00',
  label: `Expediente ${id}`,
  path: `/garnishments/${id}`,
  ...more,
});

const maintenance = (id: number, more: Partial<CourtOrder>) =>
  order(id, { kind: 'maintenance', left: null, ...more });

function withheld(facts: Partial<PayFacts>, kind: 'monthly' | 'sac' | 'final' = 'monthly') {
  const pay = reckonPay(planFor(kind), factsOf(facts), at);
  if (pay.problem !== undefined) throw new Error(pay.problem);
  const of = (code: string) =>
    pay.lines.find(({ concept }) => concept.code === code)?.amount.toFixed(2) ?? '0.00';
  return [of('TOPE_EMBARGOS'), of('EMBARGOS'), of('ALIMENTOS')];
}

const best = { ...noHistory, best: { sac: '1031333.33' } };
const lastPay = {
  leaveDate: '2026-11-18',
  history: { ...best, bestYear: { sac: '1031333.33' } },
  leaving: { cause: 'dismissed', noticeGiven: false, bestPay: '', daysNotTaken: 9.5 },
} as const;

// The three figures of each are printed by scripts/pay/cases.py, which shares nothing with the program.
test.each<[string, Partial<PayFacts>, [string, string, string], ('sac' | 'final')?]>([
  [
    'under the minimum wage',
    { salary: '250000', orders: [order(1, {})] },
    ['0.00', '0.00', '0.00'],
  ],
  [
    'up to twice of it',
    { salary: '500000', orders: [order(1, {})] },
    ['25666.67', '25666.67', '0.00'],
  ],
  ['over twice of it', { orders: [order(1, {})] }, ['136266.67', '136266.67', '0.00']],
  [
    'two debts, the first of little',
    { orders: [order(1, { left: '50000.00' }), order(2, {})] },
    ['136266.67', '136266.67', '0.00'],
  ],
  [
    'a debt of five per cent and maintenance of a third of what is left of contributions',
    {
      orders: [
        order(1, { take: 'percent', percent: '5.0000' }),
        maintenance(2, { take: 'percent', percent: '33.3300', of: 'net' }),
      ],
    },
    ['136266.67', '51566.67', '285307.02'],
  ],
  [
    'maintenance of so much a month, of which some was taken already',
    { orders: [maintenance(1, { take: 'amount', amount: '80000.50' })] },
    ['0.00', '0.00', '80000.50'],
  ],
  [
    'SAC is a month of its own',
    { history: best, orders: [order(1, {})] },
    ['16566.67', '16566.67', '0.00'],
    'sac',
  ],
  [
    'a last pay',
    { ...lastPay, orders: [order(1, {})] },
    ['3334068.86', '3334068.86', '0.00'],
    'final',
  ],
])('%s', (_name, facts, expected, ...[kind]) => {
  expect(withheld(facts, kind)).toEqual(expected);
});

test('who came first is paid first, and what is left of the limit goes to the next', () => {
  const facts = factsOf({ orders: [order(7, { left: '50000.00' }), order(3, {}), order(9, {})] });
  const pay = reckonPay(planFor('monthly'), facts, at);
  if (pay.problem !== undefined) throw new Error(pay.problem);
  expect([...pay.withheld].map(([id, amount]) => [id, amount.toFixed(2)])).toEqual([
    [7, '50000.00'],
    [3, '86266.67'],
  ]);
});

test('a month without its minimum wage stops whoever has an order, and nobody else', () => {
  const { smvm: _unknown, ...parameters } = at.parameters;
  const reckon = (orders: CourtOrder[]) =>
    reckonPay(planFor('monthly'), factsOf({ orders }), { ...figures, parameters });
  expect(reckon([]).problem).toBeUndefined();
  expect(reckon([maintenance(1, { take: 'amount', amount: '10.00' })]).problem).toBeUndefined();
  expect(reckon([order(1, {})]).problem).toBe(
    'Hasta cuánto se puede embargar: Falta cargar en Parámetros, para ese mes, “Salario mínimo vital y móvil del mes”; después hay que volver a tomar los datos.',
  );
});
