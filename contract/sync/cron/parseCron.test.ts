import { parseCron } from './parseCron';

const ruleOf = (text: string) => {
  const read = parseCron(text);
  if ('fault' in read) throw new Error(read.fault);
  return read.rule;
};

test('stars, lists, ranges, steps and names say which minutes, hours and days', () => {
  expect(ruleOf('*/15 6,18 1-10/3 jan,JUL MON-FRI')).toEqual({
    minutes: [0, 15, 30, 45],
    hours: [6, 18],
    monthDays: [1, 4, 7, 10],
    months: [1, 7],
    weekdays: [1, 2, 3, 4, 5],
    either: true,
  });
  expect(ruleOf('  05   0-6/2 * * *  ')).toMatchObject({ minutes: [5], hours: [0, 2, 4, 6] });
});

test.each([
  ['0', [0]],
  ['7', [0]],
  ['0,7', [0]],
  ['5-7', [0, 5, 6]],
  ['FRI-SUN', [0, 5, 6]],
  ['0-2,SAT', [0, 1, 2, 6]],
  ['*/2', [0, 2, 4, 6]],
])('Sunday is 0 and 7: %s', (weekday, weekdays) => {
  expect(ruleOf(`0 6 * * ${weekday}`).weekdays).toEqual(weekdays);
});

test.each([
  ['0 6 1 * 1', true],
  ['0 6 1 * *', false],
  ['0 6 * * 1', false],
  ['0 6 */2 * 1', false],
  ['0 6 1 * */2', false],
])('of both kinds of day %s takes either, unless one begins with a star', (text, either) => {
  expect(ruleOf(text).either).toBe(either);
});

test.each([
  ['', /cinco datos.*Hay 0/],
  ['0 6 * *', /cinco datos.*Hay 4/],
  ['0 6 * * * *', /Hay 6/],
  ['@daily', /Hay 1/],
  ['60 6 * * *', /^Minuto: 60 no va, es de 0 a 59/],
  ['0 24 * * *', /^Hora: 24 no va/],
  ['0 6 0 * *', /^Día del mes: 0 no va, es de 1 a 31/],
  ['0 6 * 13 *', /^Mes: 13 no va/],
  ['0 6 * ENE *', /^Mes: no se entiende “ENE”/],
  ['0 6 * * 8', /^Día de la semana: 8 no va/],
  ['0 6 L * *', /^Día del mes: no se entiende “L”/],
  ['0 6 ? * 1', /^Día del mes: no se entiende “\?”/],
  ['0 6 * * 1#2', /^Día de la semana: no se entiende/],
  ['-5 6 * * *', /^Minuto: no se entiende/],
  ['1e1 6 * * *', /^Minuto: no se entiende/],
  ['0,,5 6 * * *', /^Minuto: sobra una coma/],
  ['0 6, * * *', /^Hora: sobra una coma/],
  ['*/0 6 * * *', /^Minuto: el paso.*de 1 a 59/],
  ['*/90 6 * * *', /^Minuto: el paso/],
  ['*/5/2 6 * * *', /^Minuto: no se entiende/],
  ['5/15 6 * * *', /^Minuto: “5\/15” no dice hasta dónde; por ejemplo 5-59\/15/],
  ['0 22-3 * * *', /^Hora: “22-3” va para atrás; poné 22-23,0-3/],
  ['0 6 * * FRI-MON', /^Día de la semana: “FRI-MON” va para atrás; poné 5-6,0-1/],
  ['0 6 1-2-3 * *', /^Día del mes: no se entiende/],
])('“%s” is refused and says where', (text, words) => {
  expect(parseCron(text)).toEqual({ fault: expect.stringMatching(words) });
});

test.each([
  ['*/5 * * * *', false],
  ['* * * * *', true],
  ['*/4 * * * *', true],
  ['0-59/7 * * * *', true],
  ['0,3 6 * * *', true],
  ['2,58 6,7 * * *', true],
  ['2,58 6,8 * * *', false],
  ['0,58 0,23 * * *', true],
  ['0,58 0,23 1 * *', false],
  ['0,58 0,23 1,31 * *', true],
  ['0,58 0,23 28 2 *', false],
])('%s is too often: %s', (text, refused) => {
  const read = parseCron(text);
  if (refused) expect(read).toEqual({ fault: expect.stringMatching(/a lo sumo cada 5 minutos/) });
  else expect(read).toHaveProperty('rule');
});

test.each([
  ['0 6 31 2 *', true],
  ['0 6 30,31 2 *', true],
  ['0 6 31 4,6,9,11 *', true],
  ['0 6 31 2 */2', true],
  ['0 6 29 2 *', false],
  ['0 6 31 2,3 *', false],
  ['0 6 31 2 1', false],
])('%s never comes: %s', (text, never) => {
  const read = parseCron(text);
  if (never) expect(read).toEqual({ fault: expect.stringMatching(/No llega nunca/) });
  else expect(read).toHaveProperty('rule');
});
