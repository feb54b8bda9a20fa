import type { PayFacts, PayFigures } from './payFacts';
import { reckonPay } from './reckonPay';
import { factsOf, figures, planFor } from './testing/payCase';

const plan = planFor('monthly');
const minimum: PayFigures = {
  ...figures,
  parameters: { ...figures.parameters, piso_aportes: '120000' },
};
const codes = ['BASE_FALTANTE', 'JUBILACION_MINIMA', 'INSSJP_MINIMA', 'CONTRIB_MINIMA'];

/** The amount of each line of the minimum; null where there is none. */
function linesOf(more: Partial<PayFacts>, asked = minimum) {
  const pay = reckonPay(plan, factsOf({ agreement: null, hireDate: '2026-01-05', ...more }), asked);
  if (pay.problem !== undefined) throw new Error(pay.problem);
  return codes.map(
    (code) => pay.lines.find(({ concept }) => concept.code === code)?.amount.toFixed(2) ?? null,
  );
}
const none = [null, null, null, null];

test('who earns less than the minimum base contributes what is missing to it, and so does the employer', () => {
  // 120,000 less 80,000 and presentism of a twelfth: 33,333.33; 11 %, 3 % and 18 % of that.
  const employer = minimum.parameters.contribucion_patronal;
  expect(employer).toBe('18');
  expect(linesOf({ salary: '80000.00' })).toEqual(['33333.33', '3666.67', '1000.00', '6000.00']);
});

test('of a month that somebody was there half of, half of the minimum rules', () => {
  // Hired on the 16th: 15 of 30 days. A half of 80,000 with its presentism is 43,333.33, of 60,000.
  const [missing] = linesOf({ salary: '80000.00', hireDate: '2026-11-16' });
  expect(missing).toBe('16666.67');
  expect(linesOf({ salary: '115000.00', hireDate: '2026-11-16' })).toEqual(none);
});

test('nothing is added to who earns the minimum or more, earns nothing, or where no minimum is written', () => {
  expect(linesOf({ salary: '850000.00' })).toEqual(none);
  expect(linesOf({ salary: '80000.00', amounts: { 'news.unpaidDays': 30 } })).toEqual(none);
  expect(linesOf({ salary: '80000.00' }, figures)).toEqual(none);
});
