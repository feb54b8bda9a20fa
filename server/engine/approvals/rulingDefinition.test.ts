import type { Condition } from '@contract/workflow/condition';
import { rulingDefinition } from './rulingDefinition';

const of = (name: string, ...conditions: Condition[]) => ({ name, conditions });
const long = of('larga', { field: 'days', operator: 'atLeast', value: 15 });
const cordoba = of('Córdoba', { field: 'siteId', operator: 'is', value: 2 });
const rest = of('resto');
const ruling = (values: Record<string, number | string>, ...among: (typeof rest)[]) =>
  rulingDefinition(among, values)?.name;

test('the first that holds rules, in the order people set', () => {
  expect(ruling({ days: 20, siteId: 2 }, long, cordoba, rest)).toBe('larga');
  expect(ruling({ days: 20, siteId: 2 }, cordoba, long, rest)).toBe('Córdoba');
  expect(ruling({ days: 3, siteId: 1 }, long, cordoba, rest)).toBe('resto');
  expect(ruling({ days: 3, siteId: 1 }, long, cordoba)).toBeUndefined();
});

test('several conditions of one definition hold together', () => {
  const both = of('ambas', ...long.conditions, ...cordoba.conditions);
  expect(ruling({ days: 15, siteId: 2 }, both)).toBe('ambas');
  expect(ruling({ days: 15, siteId: 1 }, both)).toBeUndefined();
});

test.each<[Condition['operator'], number, number, boolean]>([
  ['atLeast', 15, 15, true],
  ['atLeast', 14, 15, false],
  ['atMost', 15, 15, true],
  ['atMost', 16, 15, false],
  ['is', 15, 15, true],
  ['not', 15, 15, false],
  ['not', 14, 15, true],
])('%s: %d against %d is %s', (operator, actual, value, expected) => {
  const one = of('una', { field: 'days', operator, value });
  expect(ruling({ days: actual }, one)).toBe(expected ? 'una' : undefined);
});

test('numbers are compared as numbers, whatever they were typed as', () => {
  expect(ruling({ days: 9 }, of('x', { field: 'days', operator: 'atLeast', value: '15' }))).toBe(
    undefined,
  );
});

test('what the request does not have meets no condition, not even "is not"', () => {
  expect(ruling({}, of('x', { field: 'amount', operator: 'not', value: 1 }))).toBeUndefined();
});
