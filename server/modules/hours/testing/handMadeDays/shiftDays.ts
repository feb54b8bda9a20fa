import { fixed, h, half, punched } from './dayWords';
import type { HandMadeDay } from './HandMadeDay';

/** Shifts of the day: leave, tolerances, rounding, and what is not paid. */
export const shiftDays: HandMadeDay[] = [
  [
    'six to twenty on nine to eighteen',
    { shifts: [['18 09:00-18:00', fixed(60)]], punches: ['18 06:00 in', '18 20:00 out'] },
    {
      '18': { expected: h(8), worked: h(8), before: h(3), after: h(2), break: 60, extra50: h(5) },
    },
  ],
  [
    'half a day of leave, the first, of a shift with a break in its middle',
    {
      shifts: [['18 09:00-18:00', fixed(60)]],
      away: half('morning'),
      punches: ['18 14:00 in', '18 18:00 out'],
    },
    { '18': { expected: h(4), excused: h(4), worked: h(4) } },
  ],
  [
    'half a day of leave of two shifts is one of them',
    {
      shifts: [['18 08:00-12:00'], ['18 16:00-20:00']],
      away: half('morning'),
      punches: ['18 16:00 in', '18 20:00 out'],
    },
    { '18': { expected: h(4), excused: h(4), worked: h(4) } },
  ],
  [
    'half a day of leave, the second, of a night',
    {
      shifts: [['18 22:00-06:00']],
      away: half('afternoon'),
      punches: ['18 22:00 in', '19 02:00 out'],
    },
    { '18': { expected: h(4), excused: h(4), worked: h(4), night: h(4) } },
  ],
  [
    'of the half that is left, half an hour late and a while away',
    {
      shifts: [['18 09:00-18:00', fixed(60)]],
      away: half('morning'),
      punches: ['18 14:30 in', '18 15:00 out', '18 15:30 in', '18 18:00 out'],
    },
    { '18': { expected: h(4), excused: h(4), worked: h(3), late: 30, absent: 30 } },
  ],
  [
    'two shifts in a day: late for the first, over the second',
    {
      shifts: [['18 08:00-12:00'], ['18 16:00-20:00']],
      punches: ['18 08:10 in', '18 12:00 out', '18 16:00 in', '18 20:45 out'],
    },
    {
      '18': { expected: h(8), worked: h(7, 50), late: 10, after: 45, extra50: 45 },
    },
  ],
  [
    'two shifts in a day without going home between them',
    { shifts: [['18 08:00-12:00'], ['18 16:00-20:00']], punches: ['18 08:00 in', '18 20:00 out'] },
    { '18': { expected: h(8), worked: h(8), after: h(4), extra50: h(4) } },
  ],
  [
    'what came by a wrong clock waits, and counts for nothing yet',
    { shifts: [['18 08:00-16:00']], punches: ['18 08:00 in waiting', '18 16:00 out'] },
    { '18': { expected: h(8), absent: h(8) } },
  ],
  [
    'the shift was changed after the punches: they go by the one that stands',
    { shifts: [['18 13:30-19:30']], punches: ['18 13:30 in', '18 19:30 out'] },
    { '18': { expected: h(6), worked: h(6) } },
  ],
  [
    'tolerances to the minute: at five nothing is said',
    { shifts: [['18 09:00-18:00']], punches: ['18 09:05 in', '18 17:55 out'] },
    { '18': { expected: h(9), worked: h(8, 50) } },
  ],
  [
    'tolerances to the minute: at six all six are',
    { shifts: [['18 09:00-18:00']], punches: ['18 09:06 in', '18 17:54 out'] },
    { '18': { expected: h(9), worked: h(8, 48), late: 6, early: 6 } },
  ],
  [
    'five minutes over are nobody’s',
    { shifts: [['18 09:00-18:00']], punches: ['18 08:55 in', '18 18:05 out'] },
    { '18': { expected: h(9), worked: h(9) } },
  ],
  [
    'six minutes over are six',
    { shifts: [['18 09:00-18:00']], punches: ['18 08:54 in', '18 18:06 out'] },
    { '18': { expected: h(9), worked: h(9), before: 6, after: 6, extra50: 12 } },
  ],
  [
    'an entry without its exit, and an entry of the next day: nobody is in on the first',
    {
      shifts: [['18 09:00-18:00'], ['19 09:00-18:00']],
      punches: ['18 09:10 in', '19 09:00 in', '19 18:00 out'],
    },
    {
      '18': { expected: h(9), worked: h(8, 50), late: 10 },
      '19': { expected: h(9), worked: h(9) },
    },
  ],
  [
    'an exit that nobody entered for counts for nothing',
    { shifts: [['18 09:00-18:00']], punches: ['18 18:00 out'] },
    { '18': { expected: h(9), absent: h(9) } },
  ],
  [
    'who came and left before their shift was there before, and absent from all of it',
    { shifts: [['18 09:00-18:00', fixed(60)]], punches: ['18 07:00 in', '18 08:30 out'] },
    { '18': { expected: h(8), before: 90, extra50: 90, absent: h(8) } },
  ],
  [
    'punches that came in another order are the same day',
    {
      shifts: [['18 09:00-18:00', fixed(60)]],
      punches: ['18 18:00 out', '18 13:00 out', '18 14:00 in', '18 09:00 in'],
    },
    { '18': { expected: h(8), worked: h(8), break: 60 } },
  ],
  [
    'rounding to fifteen is of each figure: seven minutes are none, eight are fifteen',
    {
      rounding: 15,
      shifts: [['18 09:00-18:00'], ['19 09:00-18:00']],
      punches: ['18 09:07 in', '18 18:08 out', '19 09:08 in', '19 18:07 out'],
    },
    {
      '18': { expected: h(9), worked: h(9), after: 15, extra50: 15 },
      '19': { expected: h(9), worked: h(8, 45), late: 15 },
    },
  ],
  [
    'on leave all day, and there all the same: excused, and worked',
    {
      shifts: [['18 09:00-18:00', fixed(60)]],
      away: [
        {
          personId: 1,
          fromDay: '2026-11-18',
          toDay: '2026-11-18',
          part: 'whole',
          label: 'Vacaciones',
        },
      ],
      punches: ['18 09:00 in', '18 18:00 out'],
    },
    { '18': { excused: h(8), worked: h(8), break: 60 } },
  ],
  [
    'a shift that is not paid counts for nothing, by night, on a holiday and with a break too',
    {
      holidays: { '18': 'Feriado' },
      shifts: [['18 20:00-02:00', { ...punched(30), paid: false }]],
      punches: ['18 20:10 in', '18 23:00 breakOut', '18 23:30 breakIn', '19 02:00 out'],
    },
    { '18': {} },
  ],
  [
    'nor is anything owed of it: who does not come is not absent, and leave excuses nothing',
    {
      shifts: [
        ['18 09:00-12:00', { paid: false }],
        ['19 09:00-12:00', { paid: false }],
      ],
      away: half('morning'),
    },
    { '18': {}, '19': {} },
  ],
  [
    'what is worked after it is overtime, and the paid shift of the same day is what it is',
    {
      shifts: [
        ['18 06:00-08:00', { paid: false }],
        ['18 09:00-18:00', fixed(60)],
      ],
      punches: ['18 06:00 in', '18 18:00 out'],
    },
    { '18': { expected: h(8), worked: h(8), after: 60, extra50: 60, break: 60 } },
  ],
];
