import {
  afterTheLast,
  coverFromTheEnd,
  fromMonth,
  type Instalment,
  loanActionsOn,
} from './loanRules';
import { planText } from './movementText';

const one = (number: number, more: Partial<Instalment> = {}): Instalment => ({
  id: number * 10,
  loanId: 1,
  number,
  period: `2027-0${number}`,
  amount: '100.00',
  covered: '0.00',
  state: 'due',
  skipped: 0,
  itemId: null,
  ...more,
});
const plan = [one(1, { state: 'deducted' }), one(2), one(3), one(4)];

test('what is given back early pays the last ones, and one of them in part', () => {
  expect(coverFromTheEnd(plan, '150.00')).toEqual([
    { id: 40, covered: '100.00', state: 'covered' },
    { id: 30, covered: '50.00', state: 'due' },
  ]);
  expect(coverFromTheEnd([one(1, { covered: '40.00' })], '60.00')).toEqual([
    { id: 10, covered: '100.00', state: 'covered' },
  ]);
  expect(() => coverFromTheEnd(plan, '300.01')).toThrow();
});

test('after a pause what is left goes one a month, in its order', () => {
  const moved = [one(2, { period: '2027-06' }), one(3), one(4)];
  expect(fromMonth(moved, '2027-11').map(({ number, period }) => [number, period])).toEqual([
    [3, '2027-11'],
    [4, '2027-12'],
    [2, '2028-01'],
  ]);
});

test('one that a pay was too low for goes after the last: no month takes two', () => {
  expect(afterTheLast(plan, [20], '2027-02')).toEqual([{ id: 20, number: 2, period: '2027-05' }]);
  expect(afterTheLast([one(2)], [20], '2027-02')).toEqual([
    { id: 20, number: 2, period: '2027-03' },
  ]);
});

test('nobody pays, pauses or settles their own', () => {
  const keeper = { owner: false, keeper: true };
  expect(loanActionsOn('active', keeper)).toEqual(['settle', 'pause']);
  expect(loanActionsOn('active', { owner: true, keeper: true })).toEqual([]);
  expect(loanActionsOn('toPay', { owner: true, keeper: true })).toEqual([]);
  expect(loanActionsOn('pending', { owner: true, keeper: false })).toEqual(['withdraw']);
  expect(loanActionsOn('toPay', { owner: false, keeper: false })).toEqual([]);
});

test('the instalments in one line', () => {
  expect(planText([one(1)])).toBe('1 de $\u00a0100,00, en enero de 2027');
  expect(planText([one(1), one(2), one(3, { amount: '100.02' })])).toBe(
    '2 de $\u00a0100,00 y la última de $\u00a0100,02, de enero de 2027 a marzo de 2027',
  );
});
