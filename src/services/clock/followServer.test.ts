import { configureStore } from '@reduxjs/toolkit';
import { clock } from '@/utils/clock';
import { localDay } from '@/utils/localDay';
import { machineMs } from '@/utils/machineTime';
import { configReducer } from '../session/configSlice';
import { timeTrip } from './followServer';
import { keepClock } from './keepClock';

const DAY = 86_400_000;

/** An answer of a server whose clock is so far ahead, after a trip that took so long. */
function answer(aheadMs: number, tripMs: number, header = true): void {
  const trip = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(tripMs);
  const take = timeTrip();
  const moment = String(machineMs() + aheadMs + tripMs / 2);
  take(new Response('', { headers: header ? { 'x-anden-now': moment } : {} }));
  trip.mockRestore();
}
const aheadDays = () => Math.round((clock.aheadMs() / DAY) * 10_000) / 10_000;

test('the day is the server’s, by the answer that took least; what cannot be true any more is left', () => {
  answer(40 * DAY, 900, false);
  expect(aheadDays()).not.toBe(40);
  answer(40 * DAY + 400, 900);
  const slow = clock.aheadMs();
  answer(40 * DAY, 80);
  expect(clock.aheadMs()).toBeLessThan(slow - 350);
  expect(localDay()).toBe(localDay(new Date(machineMs() + 40 * DAY)));
  // Within what a slow line makes of it.
  answer(40 * DAY + 500, 2000);
  expect(aheadDays()).toBe(40);
  // A person set the clock of this machine.
  answer(41 * DAY, 2000);
  expect(aheadDays()).toBe(41);
});

test('a machine that follows the time of the network keeps its own', () => {
  answer(3 * DAY, 50);
  answer(120, 60);
  expect(clock.aheadMs()).toBe(0);
});

test('a difference is kept for a page that opens without network, none is not', () => {
  const store = configureStore({ reducer: { config: configReducer } });
  keepClock(store);
  answer(5 * DAY, 40);
  expect(store.getState().config.clockAheadMs).toBe(clock.aheadMs());
  answer(0, 40);
  expect(store.getState().config).not.toHaveProperty('clockAheadMs');
});
