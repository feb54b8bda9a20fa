import { browser } from './browser';
import { watchPreloadErrors } from './preloadError';

const fail = () => {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

let stop: () => void;
const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  stop = watchPreloadErrors();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('the first time it reloads and the error goes no further; the second it is thrown on', () => {
  expect(fail()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(fail()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a later version that is gone is another matter', () => {
  fail();
  jest.setSystemTime(new Date('2026-11-21T13:00:00Z'));
  expect(fail()).toBe(true);
});

test('without network the page stays: a reload would lose it', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(fail()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  online.mockRestore();
  expect(fail()).toBe(true);
});
