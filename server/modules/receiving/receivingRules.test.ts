import { allowedArrivalActions, arrivalRefusal } from './receivingRules';

test('each state allows its own steps, to whom they are for', () => {
  const boss = { plans: true, receives: true };
  const picker = { plans: false, receives: true };
  const looks = { plans: false, receives: false };
  const steps = (state: 'expected' | 'receiving' | 'closed' | 'cancelled', intakes: number) =>
    [boss, picker, looks].map((who) => allowedArrivalActions({ state, intakes }, who));
  expect(steps('expected', 0)).toEqual([['receive', 'cancel'], ['receive'], []]);
  expect(steps('receiving', 1)).toEqual([['receive', 'close', 'reverse'], ['receive'], []]);
  expect(steps('closed', 2)).toEqual([['reverse'], [], []]);
  expect(steps('cancelled', 0)).toEqual([[], [], []]);
});

test('a refusal says what to do instead', () => {
  expect(arrivalRefusal({ state: 'receiving', intakes: 1 }, 'cancel')).toContain('revertí');
  expect(arrivalRefusal({ state: 'expected', intakes: 0 }, 'close')).toContain('cancelala');
  expect(arrivalRefusal({ state: 'closed', intakes: 1 }, 'receive')).toContain('cerrada');
});
