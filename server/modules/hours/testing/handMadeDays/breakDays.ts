import { fixed, h, half, punched } from './dayWords';
import type { HandMadeDay } from './HandMadeDay';

/** Breaks, those that are punched and those that are always taken off. */
export const breakDays: HandMadeDay[] = [
  [
    'a break of an odd number of minutes loses none',
    { shifts: [['18 09:00-18:00', fixed(45)]], punches: ['18 09:00 in', '18 18:00 out'] },
    { '18': { expected: h(8, 15), worked: h(8, 15), break: 45 } },
  ],
  [
    'nor does a shift of an odd number of minutes, with half a day of leave',
    {
      shifts: [['18 09:00-14:15', fixed(30)]],
      away: half('afternoon'),
      punches: ['18 09:00 in', '18 11:22 out'],
    },
    { '18': { expected: h(2, 22), excused: h(2, 23), worked: h(2, 22) } },
  ],
  [
    'a break that is always taken off is not taken off again of who went out for it',
    {
      shifts: [['18 09:00-18:00', fixed(60)]],
      punches: ['18 09:00 in', '18 12:00 out', '18 13:00 in', '18 18:00 out'],
    },
    { '18': { expected: h(8), worked: h(8), break: 60 } },
  ],
  [
    'who went out for half of it has the other half taken off',
    {
      shifts: [['18 09:00-18:00', fixed(60)]],
      punches: ['18 09:00 in', '18 12:00 out', '18 12:30 in', '18 18:00 out'],
    },
    { '18': { expected: h(8), worked: h(8), break: 60 } },
  ],
  [
    'who stayed out for longer than it was away for the rest',
    {
      shifts: [['18 09:00-18:00', fixed(60)]],
      punches: ['18 09:00 in', '18 12:00 out', '18 13:30 in', '18 18:00 out'],
    },
    { '18': { expected: h(8), worked: h(7, 30), break: 60, absent: 30 } },
  ],
  [
    'a punched break of more than its minutes is absence for the rest, whenever it is taken',
    {
      shifts: [
        ['18 08:00-17:00', punched(60)],
        ['19 08:00-17:00', punched(60)],
      ],
      punches: [
        '18 08:00 in',
        '18 12:00 breakOut',
        '18 13:15 breakIn',
        '18 17:00 out',
        '19 08:00 in',
        '19 15:00 breakOut',
        '19 16:15 breakIn',
        '19 17:00 out',
      ],
    },
    {
      '18': { expected: h(8), worked: h(7, 45), break: 60, absent: 15 },
      '19': { expected: h(8), worked: h(7, 45), break: 60, absent: 15 },
    },
  ],
  [
    'two breaks are one allowance',
    {
      shifts: [['18 08:00-17:00', punched(60)]],
      punches: [
        '18 08:00 in',
        '18 10:00 breakOut',
        '18 10:40 breakIn',
        '18 14:00 breakOut',
        '18 14:40 breakIn',
        '18 17:00 out',
      ],
    },
    { '18': { expected: h(8), worked: h(7, 40), break: 60, absent: 20 } },
  ],
  [
    'a punched break of fewer minutes is that much, and none is none',
    {
      shifts: [
        ['18 08:00-17:00', punched(60)],
        ['19 08:00-17:00', punched(60)],
      ],
      punches: [
        '18 08:00 in',
        '18 12:00 breakOut',
        '18 12:30 breakIn',
        '18 17:00 out',
        '19 08:00 in',
        '19 17:00 out',
      ],
    },
    {
      '18': { expected: h(8), worked: h(8, 30), break: 30 },
      '19': { expected: h(8), worked: h(9) },
    },
  ],
  [
    'who did not come back of their break left when it began',
    {
      shifts: [['18 08:00-17:00', punched(60)]],
      punches: ['18 08:00 in', '18 12:00 breakOut', '18 17:00 out'],
    },
    { '18': { expected: h(8), worked: h(4), break: 60, early: h(4) } },
  ],
];
