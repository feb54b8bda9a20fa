import { DateTime } from 'luxon';
import { isQuiet } from './quietRules';

const zone = 'America/Argentina/Buenos_Aires';
const at = (text: string) => {
  const here = DateTime.fromISO(text, { zone });
  return {
    at: here.toJSDate(),
    day: here.toFormat('yyyy-MM-dd'),
    minute: here.hour * 60 + here.minute,
  };
};
const shift = (from: string, to: string) => ({
  startsAt: DateTime.fromISO(from, { zone }).toJSDate(),
  endsAt: DateTime.fromISO(to, { zone }).toJSDate(),
});
const morning = shift('2026-11-23T08:00', '2026-11-23T16:00');
const night = shift('2026-11-23T22:00', '2026-11-24T06:00');
const away = (part: 'whole' | 'morning' | 'afternoon') => [
  { fromDay: '2026-11-23', toDay: '2026-11-23', part },
];

test.each([
  ['in their shift', '2026-11-23T10:00', [morning], [], false],
  ['some minutes before it', '2026-11-23T07:50', [morning], [], false],
  ['some minutes after it', '2026-11-23T16:10', [morning], [], false],
  ['long after it', '2026-11-23T20:00', [morning], [], true],
  ['in a night shift, past midnight', '2026-11-24T03:00', [night], [], false],
  ['before a night shift', '2026-11-23T20:00', [night], [], true],
  ['a day off between shifts', '2026-11-25T10:00', [morning, night], [], true],
  ['of whom no roster speaks', '2026-11-23T23:00', [], [], false],
  ['away all day, in what was their shift', '2026-11-23T10:00', [morning], away('whole'), true],
  ['away in the morning, in the morning', '2026-11-23T11:59', [morning], away('morning'), true],
  ['away in the morning, after noon', '2026-11-23T12:00', [morning], away('morning'), false],
  ['away in the afternoon, before noon', '2026-11-23T11:59', [morning], away('afternoon'), false],
  ['away in the afternoon, after noon', '2026-11-23T12:00', [morning], away('afternoon'), true],
  ['away, of whom no roster speaks', '2026-11-23T23:00', [], away('whole'), true],
] as const)('somebody %s', (_who, moment, shifts, absences, quiet) => {
  expect(isQuiet({ ...at(moment), shifts, away: absences })).toBe(quiet);
});
