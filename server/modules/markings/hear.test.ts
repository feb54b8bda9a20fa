import { contradicted, hear } from './hear';
import type { PunchFact } from './markingRules';
import { instantAt } from './wallClock';

const figures = {
  sameTouchMinutes: 1,
  openHours: 16,
  afterShiftHours: 4,
  offlineHours: 12,
  clockMinutes: 5,
  photoDays: 60,
};

/** "20 22:00": a day of November and its hour. */
const at = (text: string) => {
  const [day = '', clock = ''] = text.split(' ');
  return instantAt('America/Argentina/Buenos_Aires', `2026-11-${day}`, clock);
};

const DAY = 24 * 3_600_000;

test.each([
  ['with network, whatever the device says', '20 08:00', 0, '20 08:00', ['20 08:00', false, null]],
  ['a day wrong, measured', '19 08:00', DAY, '20 08:00', ['20 08:00', false, null]],
  ['it waited an hour', '20 08:00', 900, '20 09:00', ['20 08:00', true, null]],
  ['it waited for a whole shift', '20 08:00', 900, '20 19:59', ['20 08:00', true, null]],
  [
    'it waited, by a clock a day wrong',
    '19 08:00',
    DAY,
    '20 09:00',
    ['20 08:00', true, 'El reloj del dispositivo estaba corrido 1.440 minutos.'],
  ],
  [
    'it waited, by a clock that nobody measured',
    '20 08:00',
    null,
    '20 09:00',
    ['20 08:00', true, 'Nadie pudo medir el reloj del dispositivo.'],
  ],
  [
    'it waited for longer than a shift',
    '20 08:00',
    900,
    '20 20:01',
    ['20 08:00', true, 'Tardó más de 12 horas en llegar.'],
  ],
  [
    'it says that it is tomorrow',
    '21 08:00',
    0,
    '20 09:00',
    ['20 09:00', true, 'El dispositivo dijo una hora que todavía no había pasado.'],
  ],
] as const)(
  'the hour that counts: %s',
  (_name, claimed, clockOffset, received, [hour, offline, doubt]) => {
    const claim = { claimedAt: at(claimed), clockOffset, receivedAt: at(received) };
    const off = clockOffset === 900 && offline ? 900 : 0;
    expect(hear(claim, figures)).toEqual({
      at: new Date(at(hour).getTime() + off),
      offline,
      doubt,
    });
  },
);

const done = (kind: PunchFact['kind'], hour: string, more: Partial<PunchFact> = {}): PunchFact => ({
  id: 1,
  personId: 1,
  at: at(hour),
  kind,
  source: 'kiosk',
  counts: 'counted',
  day: '2026-11-20',
  plannedShiftId: null,
  outside: false,
  offline: false,
  forgotten: false,
  ...more,
});

test.each([
  ['an entry before another entry', 'in', [done('in', '20 09:00')], true],
  ['an exit before another exit', 'out', [done('in', '20 07:00'), done('out', '20 17:00')], true],
  ['an entry before the exit', 'in', [done('out', '20 17:00')], false],
  ['an exit before tomorrow’s entry', 'out', [done('in', '21 08:00')], false],
  [
    'before an exit that the server guessed',
    'out',
    [done('out', '20 17:00', { forgotten: true })],
    false,
  ],
  ['before one that was rejected', 'in', [done('in', '20 09:00', { counts: 'rejected' })], false],
  ['before one that waited as well', 'in', [done('in', '20 09:00', { offline: true })], false],
  ['with nothing after it', 'in', [done('in', '20 07:00')], false],
] as const)('%s at eight: contradicted or not', (_name, kind, punches, expected) => {
  expect(contradicted({ kind, at: at('20 08:00') }, punches) !== undefined).toBe(expected);
});
