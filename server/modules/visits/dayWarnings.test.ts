import { type PlannedVisit, type VisitorDay, warningsOf } from './dayWarnings';

const at = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};
const span = (from: string, to: string) => ({ from: at(from), to: at(to) });
const visit = (from: string, to: string, minutes = 30, place = 'Almacén'): PlannedVisit => ({
  ...span(from, to),
  ...{ personId: 1, place, minutes },
});
const shift = span('09:00', '17:00');
const day = (more: Partial<VisitorDay> = {}): VisitorDay => ({
  ...{ name: 'Ana Paz', away: [], shifts: [shift] },
  ...more,
});

const kinds = (of: VisitorDay, visits: PlannedVisit[]) =>
  warningsOf(1, of, visits).map(({ kind }) => kind);

test.each([
  ['within the shift', day(), [visit('09:00', '10:00')], []],
  [
    'a window that begins before the shift and leaves room in it',
    day(),
    [visit('08:00', '09:30')],
    [],
  ],
  ['a window that leaves no room in the shift', day(), [visit('08:00', '09:20')], ['outsideShift']],
  ['after the shift', day(), [visit('17:00', '18:00')], ['outsideShift']],
  ['a day off', day({ shifts: [] }), [visit('09:00', '10:00')], ['off']],
  ['away all day', day({ away: [span('00:00', '24:00')] }), [visit('09:00', '10:00')], ['away']],
  ['away in the morning', day({ away: [span('00:00', '12:00')] }), [visit('11:00', '13:00')], []],
  [
    'away at the only hour',
    day({ away: [span('00:00', '12:00')] }),
    [visit('11:00', '12:20')],
    ['away'],
  ],
  [
    'a night shift of the day before',
    day({ shifts: [{ from: -120, to: 360 }] }),
    [visit('05:00', '06:00')],
    [],
  ],
  [
    'two that fit one after the other',
    day(),
    [visit('09:00', '10:00'), visit('09:00', '10:00')],
    [],
  ],
  [
    'three that do not fit',
    day(),
    [visit('09:00', '09:40'), visit('09:00', '09:40'), visit('09:00', '09:40')],
    ['overlap'],
  ],
] as const)('%s', (_name, of, visits, expected) => {
  expect(kinds(of, [...visits])).toEqual(expected);
});

test('a warning says its figure and the hours', () => {
  const told = warningsOf(1, day(), [visit('17:00', '18:00'), visit('18:00', '19:00')]);
  expect(told.map(({ text }) => text)).toEqual([
    'Ana Paz trabaja de 09:00 a 17:00: 2 visitas quedan fuera de ese horario.',
  ]);
});
