import { reckonPay } from './reckonPay';
import { factsOf, figures, library, planFor } from './testing/payCase';

const plus = (more: object) => {
  const [first] = library;
  if (!first) throw new Error('the library has concepts');
  const own = { ...first, id: 900, code: 'PRUEBA', name: 'Prueba', condition: '', bases: [] };
  return planFor('monthly', [...library, { ...own, quantity: '', rate: '', ...more }]);
};

const lineOf = (amounts: Record<string, number>, code: string, period = figures.period) => {
  const pay = reckonPay(planFor('monthly'), factsOf({ amounts }), { ...figures, period });
  if (pay.problem !== undefined) throw new Error(pay.problem);
  return pay.lines.find(({ concept }) => concept.code === code)?.amount.toFixed(2);
};

test('a quantity that no column holds is a problem of its person, and not of the whole run', () => {
  const plan = plus({ quantity: '99999999999', rate: 'basico', formula: 'basico' });
  expect(reckonPay(plan, factsOf({}), figures).problem).toContain('más de lo que entra');
});

test('one condition is not more than another', () => {
  expect(() => plus({ condition: 'mensual < jornal', formula: 'basico' })).toThrow(
    'Una condición no es mayor ni menor que otra',
  );
});

test('a whole month without pay leaves nothing of it, be it of 31 days or of 28', () => {
  expect(lineOf({ 'news.unpaidDays': 31 }, 'SIN_GOCE', '2026-10')).toBe('-850000.00');
  expect(lineOf({ 'news.unpaidDays': 28 }, 'SIN_GOCE', '2027-02')).toBe('-850000.00');
  expect(lineOf({ 'news.unpaidDays': 3 }, 'SIN_GOCE', '2026-10')).toBe('-85000.00');
});

test('leave without pay is taken off as novelties without pay are', () => {
  expect(lineOf({ 'news.unpaidDays': 1, 'leave.unpaidDays': 2 }, 'SIN_GOCE')).toBe('-85000.00');
});
