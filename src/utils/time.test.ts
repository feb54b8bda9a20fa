import { addHalfHour, addTimes } from './time';

describe('addTimes', () => {
  it.each([
    ['8:30', '0:15', '08:45'],
    ['00:00', '00:00', '00:00'],
    ['08:45', '00:15', '09:00'],
    ['23:30', '1:45', '25:15'],
    ['99:59', '00:01', '100:00'],
    ['125:10', '8:05', '133:15'],
  ])('%s + %s = %s', (a, b, sum) => {
    expect(addTimes(a, b)).toBe(sum);
  });

  it.each([
    ['07:00', '01:00', '08:00', undefined, '08:00'],
    ['07:00', '01:01', '08:00', undefined, '08:00'],
    ['07:00', '01:01', '08:00', '00:00', '00:00'],
    ['07:00', '01:00', '08:00', '00:00', '08:00'],
    ['23:30', '01:00', '24:00', '24:00', '24:00'],
  ])('%s + %s with limit %s and replacement %s gives %s', (a, b, limit, replacement, expected) => {
    expect(addTimes(a, b, limit, replacement)).toBe(expected);
  });

  it.each([
    ['8', '00:30'],
    ['08:3', '00:30'],
    ['08:300', '00:30'],
    [':30', '00:30'],
    ['-1:30', '00:30'],
    ['08.30', '00:30'],
    ['', '00:30'],
    ['00:30', 'ocho'],
  ])('logs the malformed %p + %p and gives nothing', (a, b) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(addTimes(a, b)).toBe('');
    expect(log).toHaveBeenCalledWith('El formato de los parametros debe ser 00:00');
    log.mockRestore();
  });

  it('logs a malformed limit', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(addTimes('08:00', '00:30', '9')).toBe('');
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});

describe('addHalfHour', () => {
  it.each([
    ['00:00', '00:30'],
    ['9:30', '10:00'],
    ['23:45', '24:15'],
  ])('%s becomes %s', (time, expected) => {
    expect(addHalfHour(time)).toBe(expected);
  });
});
