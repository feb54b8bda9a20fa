import type { PayFacts } from '../payFacts';
import { reckonPay } from '../reckonPay';
import { factsOf, figures, library, planFor } from '../testing/payCase';

const asking = (...codes: string[]) =>
  planFor(
    'monthly',
    library.map((concept) => ({ ...concept, asksConsent: codes.includes(concept.code) })),
  );

const loan = {
  ...{ id: 7, kind: 'loan' as const, amount: '1000.00' },
  ...{ label: 'Cuota 1', path: '/loans/1' },
};

function pay(facts: Partial<PayFacts>, ...codes: string[]) {
  const reckoned = reckonPay(asking(...codes), factsOf(facts), figures);
  if (reckoned.problem !== undefined) throw new Error(reckoned.problem);
  return {
    ...{ unconsented: reckoned.unconsented, items: reckoned.items },
    deductions: reckoned.totals.deductions.toFixed(2),
    codes: reckoned.lines.map(({ concept }) => concept.code),
  };
}

test('what it would take stays where it was, and nothing else changes', () => {
  const usual = pay({ due: [loan] });
  expect(usual.items).toEqual([7]);
  const without = pay({ due: [loan] }, 'PRESTAMOS');
  expect(without).toEqual({
    unconsented: ['PRESTAMOS'],
    items: [],
    deductions: (Number(usual.deductions) - 1000).toFixed(2),
    codes: usual.codes.filter((code) => code !== 'PRESTAMOS'),
  });
  expect(pay({ due: [loan], consents: ['PRESTAMOS'] }, 'PRESTAMOS')).toEqual(usual);
});

test('nobody is named where nothing would be taken', () => {
  expect(pay({}, 'PRESTAMOS').unconsented).toEqual([]);
  expect(pay({ consents: ['ANTICIPOS'], due: [loan] }, 'PRESTAMOS').unconsented).toEqual([
    'PRESTAMOS',
  ]);
});
