import { allowedActions, balanceOf, coverOf, handInFault, sumOf } from './renditionRules';

const row = { state: 'open', paid: '0.00', advancePaidBy: null, settledBy: null } as const;

test('whoever spent more is paid the rest, and whoever spent less gives it back', () => {
  expect(coverOf({ paid: '50000.00', sanctioned: '50000.10' })).toEqual({
    claimed: '50000.00',
    balance: '0.10',
    toPay: '0.10',
    toReturn: null,
  });
  expect(coverOf({ paid: '50000.00', sanctioned: '49999.90' })).toEqual({
    claimed: '49999.90',
    balance: '-0.10',
    toPay: null,
    toReturn: '0.10',
  });
  expect(coverOf({ paid: '50000.00', sanctioned: '50000.00' })).toMatchObject({
    claimed: '50000.00',
    toPay: null,
    toReturn: null,
  });
  expect(coverOf({ paid: '0.00', sanctioned: '10.00' })).toMatchObject({ toPay: '10.00' });
});

test('cents add up exactly', () => {
  expect(sumOf(Array.from({ length: 30 }, () => '0.10'))).toBe('3.00');
  expect(sumOf([])).toBe('0.00');
  expect(balanceOf({ paid: '0.30', sanctioned: '0.10' })).toBe('-0.20');
});

test('money that was taken along cannot be cancelled, only shown or given back', () => {
  const own = { own: true, pays: true };
  expect(allowedActions(row, own)).toEqual(['lines', 'handIn', 'withdraw']);
  expect(allowedActions({ ...row, paid: '1.00' }, own)).toEqual(['lines', 'handIn']);
  expect(handInFault(0, '1.00')).toBeNull();
  expect(handInFault(0, '0.00')).toMatch(/al menos un gasto/);
});

test('nobody pays or settles their own, and what a run did only a run takes back', () => {
  const keeper = { own: false, pays: true };
  expect(allowedActions({ ...row, state: 'toPay' }, keeper)).toEqual(['payAdvance', 'callOff']);
  expect(allowedActions({ ...row, state: 'toPay' }, { own: true, pays: true })).toEqual([
    'withdraw',
  ]);
  expect(allowedActions({ ...row, state: 'approved' }, { own: true, pays: true })).toEqual([]);
  expect(allowedActions({ ...row, state: 'approved' }, { own: false, pays: false })).toEqual([]);
  const settled = { ...row, state: 'settled' } as const;
  expect(allowedActions({ ...settled, settledBy: 'transfer' }, keeper)).toEqual(['unsettle']);
  expect(allowedActions({ ...settled, settledBy: 'run' }, keeper)).toEqual([]);
  expect(allowedActions({ ...settled, settledBy: 'even' }, keeper)).toEqual([]);
  expect(allowedActions({ ...row, advancePaidBy: 'run' }, keeper)).toEqual([]);
});
