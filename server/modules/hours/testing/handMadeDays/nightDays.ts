import { h } from './dayWords';
import type { HandMadeDay } from './HandMadeDay';

/** Around midnight, on holidays and weekends, and where the clock changes. */
export const nightDays: HandMadeDay[] = [
  [
    'two shifts that touch at midnight, with one entry and one exit: each day has its own',
    {
      shifts: [['18 18:00-00:00'], ['19 00:00-06:00']],
      punches: ['18 17:58 in', '19 06:02 out'],
    },
    {
      '18': { expected: h(6), worked: h(6), night: h(3) },
      '19': { expected: h(6), worked: h(6), night: h(6) },
    },
  ],
  [
    'the same, late for the first, out for a while and gone before the end of the second',
    {
      shifts: [['18 18:00-00:00'], ['19 00:00-06:00']],
      punches: ['18 18:20 in', '19 02:00 breakOut', '19 02:10 breakIn', '19 05:00 out'],
    },
    {
      '18': { expected: h(6), worked: h(5, 40), night: h(3), late: 20 },
      '19': { expected: h(6), worked: h(4, 50), night: h(4, 50), early: 60, absent: 10 },
    },
  ],
  [
    'through the night into the shift of the morning: what lies between is overtime of the first day',
    {
      shifts: [['18 14:00-22:00'], ['19 06:00-14:00']],
      punches: ['18 14:00 in', '19 14:00 out'],
    },
    {
      '18': { expected: h(8), worked: h(8), after: h(8), extra50: h(8), night: h(1) },
      '19': { expected: h(8), worked: h(8) },
    },
  ],
  [
    'the same, approved: all of that night counts',
    {
      granted: true,
      shifts: [['18 14:00-22:00'], ['19 06:00-14:00']],
      punches: ['18 14:00 in', '19 14:00 out'],
    },
    {
      '18': { expected: h(8), worked: h(8), after: h(8), extra50: h(8), night: h(9) },
      '19': { expected: h(8), worked: h(8) },
    },
  ],
  [
    'still in after both: nobody is absent from the second',
    {
      now: '19 06:30',
      shifts: [['18 18:00-00:00'], ['19 00:00-06:00']],
      punches: ['18 18:00 in'],
    },
    { '18': { expected: h(6), worked: h(6), night: h(3) }, '19': { expected: h(6) } },
  ],
  [
    'until midnight sharp: nothing of it is of the next day',
    { shifts: [['18 16:00-00:00']], punches: ['18 16:00 in', '19 00:00 out'] },
    { '18': { expected: h(8), worked: h(8), night: h(3) }, '19': {} },
  ],
  [
    'until midnight sharp without a shift',
    { punches: ['18 20:00 in', '19 00:00 out'] },
    { '18': { extra50: h(4) }, '19': {} },
  ],
  [
    'the same, approved: the night of it is paid as night',
    { granted: true, punches: ['18 20:00 in', '19 00:00 out'] },
    { '18': { extra50: h(4), night: h(3) }, '19': {} },
  ],
  [
    'a night until ten, and the afternoon of the day on which it ended',
    {
      shifts: [['18 22:00-10:00'], ['19 14:00-18:00']],
      punches: ['18 22:00 in', '19 10:00 out', '19 14:00 in', '19 18:00 out'],
    },
    {
      '18': { expected: h(12), worked: h(12), night: h(8) },
      '19': { expected: h(4), worked: h(4) },
    },
  ],
  [
    'the same without shifts',
    { granted: true, punches: ['18 22:00 in', '19 10:00 out', '19 14:00 in', '19 18:00 out'] },
    { '18': { extra50: h(12), night: h(8) }, '19': { extra50: h(4) } },
  ],
  [
    'a night from midnight to six, one to nine',
    { night: [0, 6], shifts: [['18 01:00-09:00']], punches: ['18 01:00 in', '18 09:00 out'] },
    { '18': { expected: h(8), worked: h(8), night: h(5) } },
  ],
  [
    'the night of a holiday is holiday until midnight',
    {
      holidays: { '18': 'Feriado' },
      shifts: [['18 22:00-06:00']],
      punches: ['18 22:00 in', '19 06:00 out'],
    },
    { '18': { expected: h(8), worked: h(8), night: h(8), holiday: h(2) } },
  ],
  [
    'the night before a holiday is holiday from midnight on',
    {
      holidays: { '19': 'Feriado' },
      shifts: [['18 22:00-06:00']],
      punches: ['18 22:00 in', '19 06:00 out'],
    },
    { '18': { expected: h(8), worked: h(8), night: h(8), holiday: h(6) } },
  ],
  [
    'a holiday by night without a shift',
    { granted: true, holidays: { '18': 'Feriado' }, punches: ['18 20:00 in', '19 02:00 out'] },
    { '18': { extra100: h(4), extra50: h(2), night: h(5) } },
  ],
  [
    'Saturday over one in the afternoon, without a shift',
    { punches: ['21 11:00 in', '21 14:30 out'] },
    { '21': { extra50: h(2), extra100: h(1, 30) } },
  ],
  [
    'Saturday over one in the afternoon, planned: only what is beyond the shift',
    { shifts: [['21 09:00-14:00']], punches: ['21 08:00 in', '21 15:00 out'] },
    {
      '21': { expected: h(5), worked: h(5), before: 60, after: 60, extra50: 60, extra100: 60 },
    },
  ],
  [
    'Saturday noon until two on Sunday',
    { granted: true, punches: ['21 12:00 in', '22 02:00 out'] },
    { '21': { extra50: h(1), extra100: h(13), night: h(5) } },
  ],
  [
    'from Sunday night into Monday',
    { granted: true, punches: ['22 22:00 in', '23 06:00 out'] },
    { '22': { extra100: h(2), extra50: h(6), night: h(8) } },
  ],
  [
    'from Sunday night into a Monday that is a holiday: double all of it',
    { granted: true, holidays: { '23': 'Soberanía' }, punches: ['22 22:00 in', '23 06:00 out'] },
    { '22': { extra100: h(8), night: h(8) } },
  ],
  [
    'the night on which the clock goes back has an hour more',
    {
      month: '2026-04',
      zone: 'America/Santiago',
      shifts: [['04 22:00-06:00']],
      punches: ['04 22:00 in', '05 06:00 out'],
    },
    { '04': { expected: h(9), worked: h(9), night: h(9) } },
  ],
  [
    'the night on which it goes forward has an hour less',
    {
      month: '2026-09',
      zone: 'America/Santiago',
      shifts: [['05 22:00-06:00']],
      punches: ['05 22:00 in', '06 06:00 out'],
    },
    { '05': { expected: h(7), worked: h(7), night: h(7) } },
  ],
];
