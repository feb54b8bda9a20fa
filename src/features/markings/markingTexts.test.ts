import { hoursText } from '@contract/core/hoursText';
import { dayHeading } from '@/components/calendar/calendarDays';
import type { DayPunch, PunchNowOutput } from '@/services/wms/generated/markings.gen';
import { clockText } from '@/utils/wallClock';
import { broughtText, choicesAfter, outsideText, saidText } from './markingTexts';

const zone = 'America/Argentina/Buenos_Aires';
const punch = (more: Partial<DayPunch> = {}): DayPunch => ({
  id: 7,
  at: '2026-11-23T11:02:40Z',
  kind: 'in',
  source: 'phone',
  counts: 'counted',
  siteName: null,
  outside: false,
  offline: false,
  ...more,
});
const said = (more: Partial<DayPunch>, same = false): PunchNowOutput => ({
  punch: punch(more),
  day: '2026-11-23',
  same,
});

test.each<[PunchNowOutput, string]>([
  [said({ siteName: 'Casa central' }), 'Entrada a las 08:02, en Casa central.'],
  [said({}, true), 'Ya estaba: entrada a las 08:02.'],
  [said({ outside: true }), 'Entrada a las 08:02, marcada fuera de la sede.'],
  [
    said({ counts: 'waiting', offline: true }),
    'Entrada a las 08:02: espera que la apruebe quien te supervisa.',
  ],
  [
    said({ id: -1, counts: 'waiting', offline: true, kind: 'out' }),
    'Salida a las 08:02, guardada sin conexión: se envía sola cuando vuelva.',
  ],
])('what the server made of a touch is said as it is', (answer, text) => {
  expect(saidText(answer, zone)).toBe(text);
});

test('hours are those of the site and not of the device, and midnight is 00:00', () => {
  expect(clockText('2026-11-24T03:00:00Z', zone)).toBe('00:00');
  expect(dayHeading('2026-11-23')).toBe('Lunes 23 de noviembre');
  expect([hoursText(485), hoursText(60), hoursText(6001)]).toEqual(['8:05', '1:00', '100:01']);
});

test('what waits for the network says what the button does next', () => {
  expect(choicesAfter(['in'], [])).toEqual(['in']);
  expect(choicesAfter(['in'], [punch()])).toEqual(['out']);
  expect(choicesAfter(['in'], [punch(), punch({ kind: 'out' })])).toEqual(['in']);
});

test('what a file of a clock brought is said as far as there is any', () => {
  const file = { id: 1, name: 'attlog.dat', state: 'read', at: '', reason: '' } as const;
  const said = (rows: number, punches: number, unknown: number, refused: number) =>
    broughtText({ ...file, rows, punches, unknown, refused });
  expect(said(12, 9, 2, 1)).toBe(
    '12 filas: 9 fichadas nuevas, 2 marcas de números sin dueño, 1 fila con error',
  );
  expect(said(1, 0, 0, 0)).toBe('1 fila: nada que no estuviera');
});

test('how far away a punch was is said in metres, and in kilometres where those are many', () => {
  const at = '2026-11-21T11:02:00Z';
  const zone = 'America/Argentina/Buenos_Aires';
  const said = (distance: number | null) => outsideText({ kind: 'in', at, zone, distance });
  expect([said(350), said(1_840), said(12_345), said(null)]).toEqual([
    'entrada de las 08:02, a 350 m',
    'entrada de las 08:02, a 1,8 km',
    'entrada de las 08:02, a 12 km',
    'entrada de las 08:02',
  ]);
});
