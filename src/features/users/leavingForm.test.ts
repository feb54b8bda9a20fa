import { handoverOf, leavingValues } from './leavingForm';

const held = (kind: 'team' | 'orders') => ({ kind, count: 1, names: ['x'] });
const heirs = { ...leavingValues.heirs, team: 5, areas: 6 };

test('one goes on with all that there is, and with nothing else', () => {
  const chosen = { heir: 7, apart: false, heirs };
  expect(handoverOf(chosen, [held('team'), held('orders')])).toEqual([
    { kind: 'team', personId: 7 },
    { kind: 'orders', personId: 7 },
  ]);
  expect(handoverOf(chosen, [])).toEqual([]);
});

test('each thing may go to somebody else; what nobody is named for stays', () => {
  const chosen = { heir: 7, apart: true, heirs };
  expect(handoverOf(chosen, [held('team'), held('orders')])).toEqual([
    { kind: 'team', personId: 5 },
  ]);
});
