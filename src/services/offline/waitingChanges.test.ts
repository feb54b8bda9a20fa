import { waitingChanges } from './waitingChanges';

const punch = waitingChanges['fichada.fichar'];
const state = {} as never;

test('a punch that waits, and one that was refused, say the hour of the server on a phone that is a day fast', () => {
  const touch = {
    kind: 'in',
    source: 'phone',
    claimedAt: '2026-11-24T13:05:00.000Z',
    clockOffset: -86_400_000,
  };
  expect(punch?.told?.(touch, state)).toMatch(/^Entrada del 23\/11\/26, /);
  expect(punch?.answer?.(touch, state)).toMatchObject({
    punch: { at: '2026-11-23T13:05:00.000Z' },
    day: '2026-11-23',
  });
});
