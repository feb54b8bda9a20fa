import type { Shift } from '@/services/wms/generated/schedules.gen';

export interface Pattern {
  label: string;
  days: (number | null)[];
  byWeek: boolean;
}

const WEEK = 7;
const NOON = '12:00';

const block = (shift: number, work: number, off: number) => [
  ...Array.from({ length: work }, () => shift),
  ...Array.from({ length: off }, () => null),
];

/** The cycles that are used everywhere, made of the shifts that there are; `shift`: the one at hand. */
export function patternsOf(shifts: readonly Shift[], shift: number): Pattern[] {
  const night = shifts.find((one) => one.night);
  const day = shifts.filter((one) => !one.night);
  const morning = day.find(({ startsAt }) => startsAt < NOON);
  const afternoon = day.find(({ startsAt }) => startsAt >= NOON);
  const simple = [
    { label: '5 × 2', days: block(shift, 5, 2), byWeek: true },
    { label: '6 × 1', days: block(shift, 6, 1), byWeek: true },
    { label: '4 × 2', days: block(shift, 4, 2), byWeek: false },
  ];
  if (!morning || !afternoon || !night) return simple;
  const turns = [morning, afternoon, night].flatMap(({ id }) => block(id, 5, 2));
  return [...simple, { label: 'Mañana, tarde y noche', days: turns, byWeek: true }];
}

/** A day more or less; of one that goes by weeks, to whole weeks and then one of them. */
export function resized(days: readonly (number | null)[], byWeek: boolean, by: 1 | -1) {
  const step = byWeek ? WEEK : 1;
  const rest = days.length % step;
  if (by < 0) return days.length > step ? days.slice(0, days.length - (rest || step)) : [...days];
  return [...days, ...Array.from({ length: step - rest }, () => null)];
}
