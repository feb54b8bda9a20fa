import { createSeenTracker } from './seenTracker';
import { fakeObserver } from './testing/fakeObserver';

const element = () => document.createElement('article');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what was looked at long enough is told once, together', () => {
  const observer = fakeObserver();
  const report = jest.fn(async () => undefined);
  const tracker = createSeenTracker(report);
  const [a, b, c] = [element(), element(), element()];
  tracker.observe(a, 1);
  tracker.observe(b, 2);
  tracker.observe(c, 3);
  observer.show(a, 0.7);
  observer.show(b, 1);
  observer.show(c, 0.4);
  jest.advanceTimersByTime(1_400);
  expect(report).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_200);
  expect(report.mock.calls).toEqual([[[1, 2]]]);
  observer.show(a, 1);
  jest.advanceTimersByTime(5_000);
  expect(report).toHaveBeenCalledTimes(1);
  tracker.stop();
});

test('passing by is not reading', () => {
  const observer = fakeObserver();
  const report = jest.fn(async () => undefined);
  const tracker = createSeenTracker(report);
  const a = element();
  tracker.observe(a, 1);
  observer.show(a, 1);
  jest.advanceTimersByTime(1_000);
  observer.show(a, 0);
  jest.advanceTimersByTime(5_000);
  expect(report).not.toHaveBeenCalled();
  tracker.stop();
});

test('a post taller than the screen counts when it fills the screen', () => {
  const observer = fakeObserver();
  const report = jest.fn(async () => undefined);
  const tracker = createSeenTracker(report);
  const a = element();
  tracker.observe(a, 1);
  observer.show(a, 0.3, 700);
  jest.advanceTimersByTime(3_000);
  expect(report).toHaveBeenCalledWith([1]);
  tracker.stop();
});

test('what waits is told when the page goes away; what failed is told again later', async () => {
  const observer = fakeObserver();
  const report = jest.fn(async () => {
    throw new Error('sin red');
  });
  const tracker = createSeenTracker(report);
  const a = element();
  tracker.observe(a, 1);
  observer.show(a, 1);
  jest.advanceTimersByTime(1_600);
  tracker.stop();
  expect(report).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(61_000);
  tracker.observe(a, 1);
  observer.show(a, 1);
  jest.advanceTimersByTime(3_000);
  expect(report).toHaveBeenCalledTimes(2);
  tracker.stop();
});
