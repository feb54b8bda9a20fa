import {
  addDays,
  type Day,
  daysFromTo,
  eachDay,
  monthOf,
  weekday,
  yearOf,
} from '../../engine/time/days';

/** When the person works: the last working day of the week from Monday, and the days when nobody does. */
export interface WorkCalendar {
  weekDays: number;
  holidays: ReadonlyMap<Day, string>;
}

export const isWorkingDay = (day: Day, { weekDays, holidays }: WorkCalendar): boolean =>
  weekday(day) <= weekDays && !holidays.has(day);

export function nextWorkingDay(day: Day, calendar: WorkCalendar): Day {
  let next = day;
  // A fortnight of holidays would be a fault of the table: better a wrong day than no answer.
  for (let tries = 0; tries < 30 && !isWorkingDay(next, calendar); tries += 1)
    next = addDays(next, 1);
  return next;
}

export type DayUnit = 'calendar' | 'working';
export type DayPart = 'whole' | 'morning' | 'afternoon';

export interface LeaveSpan {
  from: Day;
  to: Day;
  part: DayPart;
}

/** A leave takes this of the balance: every day of it, or those on which one would have worked. */
export function countLeaveDays(
  { from, to, part }: LeaveSpan,
  unit: DayUnit,
  calendar: WorkCalendar,
) {
  const days =
    unit === 'calendar'
      ? Math.max(0, daysFromTo(from, to))
      : eachDay(from, to).filter((day) => isWorkingDay(day, calendar)).length;
  return part === 'whole' ? days : days / 2;
}

/** Back at work; after a morning, that same afternoon. */
export const returnDay = ({ to, part }: LeaveSpan, calendar: WorkCalendar): Day =>
  part === 'morning' ? to : nextWorkingDay(addDays(to, 1), calendar);

export const holidaysInside = ({ from, to }: LeaveSpan, { holidays }: WorkCalendar) =>
  eachDay(from, to).flatMap((day) => {
    const name = holidays.get(day);
    return name === undefined ? [] : [{ day, name }];
  });

/**
 * Art. 151: on Monday, or the next working day where that is a holiday. Who works on days of rest starts
 * on the day after theirs, given as the weekday on which their week begins.
 */
export function lawfulStart(from: Day, calendar: WorkCalendar, weekStart = 1): Day {
  const past = (weekday(from) - weekStart + 7) % 7;
  const thisWeek = nextWorkingDay(addDays(from, -past), calendar);
  return from <= thisWeek ? thisWeek : nextWorkingDay(addDays(from, 7 - past), calendar);
}

/** Art. 154: from 1 October to 30 April of the next year, whatever year it is. */
export function isInPeriod(
  day: Day,
  { periodFirstMonth, periodLastMonth }: { periodFirstMonth: number; periodLastMonth: number },
): boolean {
  const month = monthOf(day);
  return periodFirstMonth <= periodLastMonth
    ? month >= periodFirstMonth && month <= periodLastMonth
    : month >= periodFirstMonth || month <= periodLastMonth;
}

/** The year whose days are being given on a day: from its period's first month on. */
export const leaveYearAt = (day: Day, periodFirstMonth: number): number =>
  monthOf(day) >= periodFirstMonth ? yearOf(day) : yearOf(day) - 1;
