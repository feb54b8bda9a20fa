import { fixed, h, half, onCall } from './dayWords';
import type { HandMadeDay } from './HandMadeDay';

/** On call: at hand, and nowhere. */
export const onCallDays: HandMadeDay[] = [
  [
    'on call and not called: neither expected nor worked, and nobody is absent',
    { shifts: [['18 20:00-08:00', onCall]] },
    { '18': { onCall: h(12) }, '19': {} },
  ],
  [
    'called for two hours of the night: they are overtime of the day on which it began',
    { shifts: [['18 20:00-08:00', onCall]], punches: ['19 01:10 in', '19 03:10 out'] },
    { '18': { onCall: h(10), extra50: h(2) }, '19': {} },
  ],
  [
    'the same, approved: they are hours of the night too',
    {
      granted: true,
      shifts: [['18 20:00-08:00', onCall]],
      punches: ['19 01:10 in', '19 03:10 out'],
    },
    { '18': { onCall: h(10), extra50: h(2), night: h(2) }, '19': {} },
  ],
  [
    'called twice, with a break: no minute counts twice',
    {
      shifts: [['18 20:00-08:00', onCall]],
      punches: [
        '18 21:00 in',
        '18 21:30 out',
        '19 02:00 in',
        '19 02:20 breakOut',
        '19 02:30 breakIn',
        '19 03:00 out',
      ],
    },
    { '18': { onCall: h(10, 30), extra50: 80, break: 10 } },
  ],
  [
    'too short a call to be overtime: one was on call all the same',
    {
      leastExtra: 15,
      shifts: [['18 20:00-08:00', onCall]],
      punches: ['18 23:00 in', '18 23:10 out'],
    },
    { '18': { onCall: h(12) } },
  ],
  [
    'called and gone without an exit: nobody knows how long, so nothing of it was worked',
    {
      shifts: [['18 20:00-08:00', onCall]],
      punches: ['18 23:00 in', '20 09:00 in', '20 10:00 out'],
    },
    { '18': { onCall: h(12) } },
  ],
  [
    'still there after a call: from then on it is not being on call',
    { now: '18 23:30', shifts: [['18 10:00-22:00', onCall]], punches: ['18 21:00 in'] },
    { '18': { onCall: h(11) } },
  ],
  [
    'not over yet: nothing of it counts yet',
    { now: '19 07:59', shifts: [['18 20:00-08:00', onCall]] },
    { '18': {} },
  ],
  [
    'called on a holiday, by night',
    {
      granted: true,
      holidays: { '18': 'Feriado' },
      shifts: [['18 20:00-08:00', onCall]],
      punches: ['18 23:00 in', '19 01:00 out'],
    },
    { '18': { onCall: h(10), extra100: 60, extra50: 60, night: h(2) } },
  ],
  [
    'the shift of the day, and on call from its end: a few minutes over are nothing, a call is',
    {
      shifts: [
        ['18 09:00-18:00', fixed(60)],
        ['18 18:00-06:00', onCall],
      ],
      punches: ['18 09:00 in', '18 18:04 out', '18 22:00 in', '18 23:30 out'],
    },
    {
      '18': {
        expected: h(8),
        worked: h(8),
        break: 60,
        after: 90,
        extra50: 90,
        onCall: h(10, 30),
      },
    },
  ],
  [
    'who stays three hours is on call from then on',
    {
      shifts: [
        ['18 09:00-18:00', fixed(60)],
        ['18 18:00-06:00', onCall],
      ],
      punches: ['18 09:00 in', '18 21:00 out'],
    },
    {
      '18': { expected: h(8), worked: h(8), break: 60, after: h(3), extra50: h(3), onCall: h(9) },
    },
  ],
  [
    'early for the shift of the next day: its overtime, taken off the night on call',
    {
      shifts: [['18 18:00-08:00', onCall], ['19 08:00-16:00']],
      punches: ['19 07:00 in', '19 16:00 out'],
    },
    {
      '18': { onCall: h(13) },
      '19': { expected: h(8), worked: h(8), before: 60, extra50: 60 },
    },
  ],
  [
    'on time for the shift of the next day',
    {
      shifts: [['18 18:00-08:00', onCall], ['19 08:00-16:00']],
      punches: ['19 07:56 in', '19 16:00 out'],
    },
    { '18': { onCall: h(14) }, '19': { expected: h(8), worked: h(8) } },
  ],
  [
    'called at four and home before the shift of the day',
    {
      shifts: [['18 18:00-06:00', onCall], ['19 08:00-16:00']],
      punches: ['19 04:00 in', '19 05:00 out', '19 08:00 in', '19 16:00 out'],
    },
    {
      '18': { onCall: h(11), extra50: 60 },
      '19': { expected: h(8), worked: h(8) },
    },
  ],
  [
    'leave takes a day on call away, or half of it; what is worked all the same is overtime',
    {
      shifts: [['18 08:00-20:00', onCall]],
      away: half('morning'),
      punches: ['18 09:00 in', '18 10:00 out'],
    },
    { '18': { onCall: h(6), extra50: 60 } },
  ],
  [
    'on call for nothing: only a call counts',
    {
      shifts: [['18 08:00-20:00', { ...onCall, paid: false }]],
      punches: ['18 09:00 in', '18 10:00 out'],
    },
    { '18': { extra50: 60 } },
  ],
  [
    'a night on call on which the clock goes back an hour lasts thirteen hours',
    {
      month: '2026-04',
      zone: 'America/Santiago',
      shifts: [['04 20:00-08:00', onCall]],
      punches: ['05 05:00 in', '05 06:00 out'],
    },
    { '04': { onCall: h(12), extra100: 60 } },
  ],
];
