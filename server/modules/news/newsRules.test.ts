import { allowedActions, newsFaults } from './newsRules';

const employment = { hireDate: '2020-03-02', leaveDate: '2026-12-31', today: '2026-11-21' };
const written = {
  fromDay: '2026-11-23',
  toDay: '2026-11-25',
  part: 'whole' as const,
  quantity: null,
};

test.each([
  ['days', {}, []],
  ['days', { toDay: '2026-11-22' }, ['toDay']],
  ['days', { quantity: '3' }, ['quantity']],
  ['days', { part: 'morning' as const }, ['part']],
  ['days', { part: 'morning' as const, toDay: '2026-11-23' }, []],
  ['days', { fromDay: '2020-03-01' }, ['fromDay']],
  ['days', { toDay: '2027-01-01' }, ['toDay']],
  ['days', { fromDay: '2028-01-03', toDay: '2028-01-03' }, ['fromDay', 'toDay']],
  ['hours', { toDay: '2026-11-23', quantity: '2.5' }, []],
  ['hours', { quantity: '2.5' }, ['toDay']],
  ['hours', { toDay: '2026-11-23' }, ['quantity']],
  ['hours', { toDay: '2026-11-23', quantity: '25' }, ['quantity']],
  ['hours', { toDay: '2026-11-23', quantity: '0' }, ['quantity']],
  ['hours', { toDay: '2026-11-23', quantity: '1.255' }, ['quantity']],
  ['hours', { toDay: '2026-11-23', quantity: '1', part: 'morning' as const }, ['part']],
  ['amount', { toDay: '2026-11-23', quantity: '150000.50' }, []],
  ['amount', { toDay: '2026-11-23', quantity: '-1' }, ['quantity']],
] as const)('%s with %o is wrong in %o', (unit, more, fields) => {
  expect(Object.keys(newsFaults({ ...written, ...more }, unit, employment)).sort()).toEqual(fields);
});

const hr = { decides: true, enters: true, asks: false };
const own = { decides: false, enters: false, asks: true };

test.each([
  ['pending', true, hr, ['validate', 'reject', 'certificate']],
  ['pending', false, hr, ['validate', 'reject', 'cancel', 'edit', 'certificate']],
  ['validated', false, hr, ['reopen', 'cancel', 'certificate']],
  ['rejected', false, hr, ['reopen']],
  ['cancelled', false, hr, []],
  ['draft', false, hr, ['certificate']],
  ['pending', true, own, ['certificate', 'withdraw']],
  ['pending', false, own, ['certificate']],
  ['draft', false, own, ['certificate', 'resend', 'withdraw']],
  ['validated', false, own, ['certificate']],
  ['validated', false, { decides: false, enters: false, asks: false }, []],
] as const)('%s (in an inbox: %s) allows %o %o', (state, waits, asking, actions) => {
  expect(allowedActions({ state, waits }, asking)).toEqual(actions);
});
