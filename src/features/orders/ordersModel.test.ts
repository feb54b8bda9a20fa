import { orderStates } from '@contract/orders/orderState';
import { unitsOf } from '@/utils/unitsOf';
import { eventText, formatDay, splitActions, stateLabels } from './ordersModel';

test('the next step is one button and the rest goes to the menu', () => {
  expect(splitActions(['edit', 'release', 'start', 'assign', 'hold', 'cancel'])).toEqual({
    main: 'start',
    rest: ['release', 'assign', 'edit', 'hold', 'cancel'],
  });
  expect(splitActions(['pick', 'finish', 'hold'])).toEqual({ main: 'pick', rest: ['hold'] });
  expect(splitActions([])).toEqual({ main: null, rest: [] });
});

test('a day is written as it is, wherever it is read', () => {
  expect(formatDay('2026-01-05')).toBe('05/01/2026');
});

test('a step back says where to, and what is not known is still told', () => {
  expect(eventText({ action: 'stepBack', toState: 'picking' })).toBe(
    'Lo volvió a «en preparación»',
  );
  expect(eventText({ action: 'x', toState: null })).toBe('Cambió el pedido');
});

test('units are counted in Spanish', () => {
  const written = [unitsOf(1, 'unidad'), unitsOf(2, 'unidad'), unitsOf(3, 'botella')];
  expect([...written, unitsOf(4, 'kg')]).toEqual(['unidad', 'unidades', 'botellas', 'kg']);
});

test('every state has its name', () => {
  for (const state of orderStates) expect(stateLabels[state]).toMatch(/^[A-Z]/);
});
