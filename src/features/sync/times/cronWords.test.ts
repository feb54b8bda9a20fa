import { parseCron } from '@contract/sync/cron/parseCron';
import { cronWords } from './cronWords';

test.each([
  ['0 6,18 * * 1-5', 'A las 6:00 y a las 18:00, de lunes a viernes'],
  ['30 1 * * *', 'A la 1:30, todos los días'],
  ['*/15 * * * *', 'Cada 15 minutos, todos los días'],
  ['0 * * * *', 'Cada hora, en punto, todos los días'],
  ['20 * * * *', 'Cada hora, en el minuto 20, todos los días'],
  ['5-59/15 * * * *', 'Cada hora, en los minutos 5, 20, 35 y 50, todos los días'],
  ['*/15 8-17 * * MON-FRI', 'Cada 15 minutos, desde las 8:00 hasta las 17:45, de lunes a viernes'],
  ['*/5 3 * * *', 'Cada 5 minutos, desde las 3:00 hasta las 3:55, todos los días'],
  ['0 */2 * * *', 'Cada 2 horas, desde las 0:00 hasta las 22:00, todos los días'],
  ['10 8-18 * * *', 'Cada hora, desde las 8:10 hasta las 18:10, todos los días'],
  ['*/20 1,5,9 * * *', 'Cada 20 minutos, en las horas 1, 5 y 9, todos los días'],
  ['0 1,2,3,4,5,6,20 * * *', /^A la 1:00, a las 2:00, .* y a las 20:00, todos los días$/],
  ['0 6 * * 0,3,6', 'A las 6:00, los miércoles, los sábados y los domingos'],
  ['0 6 * * FRI-SUN', 'A las 6:00, de viernes a domingo'],
  ['0 6 1 * *', 'A las 6:00, el día 1 de cada mes'],
  ['0 6 1,15 1,7 *', 'A las 6:00, los días 1 y 15, en enero y julio'],
  ['0 6 1 3-5 *', 'A las 6:00, el día 1, de marzo a mayo'],
  ['0 6 1 * 1', 'A las 6:00, el día 1 de cada mes y además los lunes'],
  ['0 6 * 1 1', 'A las 6:00, los lunes, en enero'],
  [
    '0 6 */10 * 1,4',
    'A las 6:00, los días 1, 11, 21 y 31 de cada mes, si caen en lunes y en jueves',
  ],
  ['0 6 1-31 * 1', 'A las 6:00, todos los días'],
])('%s reads as a sentence', (text, words) => {
  const read = parseCron(text);
  const said = 'rule' in read ? cronWords(read.rule) : read.fault;
  expect(said).toEqual(typeof words === 'string' ? words : expect.stringMatching(words));
});
