import { typing } from './typing';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

const ana = { chatId: 3, accountId: 8, name: 'Ana' };
const names = (chatId = 3) => typing.of(chatId).map(({ name }) => name);

test('whoever writes is shown for five seconds after they last said so', () => {
  typing.heard(ana);
  jest.advanceTimersByTime(4000);
  typing.heard(ana);
  jest.advanceTimersByTime(4900);
  expect(names()).toEqual(['Ana']);
  jest.advanceTimersByTime(200);
  expect(names()).toEqual([]);
});

test('their message ends it at once, and nobody else’s', () => {
  typing.heard(ana);
  typing.heard({ chatId: 3, accountId: 9, name: 'Beto' });
  typing.heard({ chatId: 4, accountId: 8, name: 'Ana' });
  typing.stopped(3, 8);
  expect([names(3), names(4)]).toEqual([['Beto'], ['Ana']]);
});

test('whoever listens hears only of changes', () => {
  const heard = jest.fn();
  const stop = typing.subscribe(heard);
  typing.heard(ana);
  typing.heard(ana);
  expect(heard).toHaveBeenCalledTimes(1);
  typing.stopped(3, 8);
  typing.stopped(3, 8);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});
