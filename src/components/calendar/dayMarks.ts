import type { CalendarBlock, PublicHoliday } from '@/services/absences/calendarHooks';
import { type CalendarDay, isWeekend } from './calendarDays';

/** What is particular of days, beside who is away. */
export interface DayMarks {
  today: string;
  holidays: readonly PublicHoliday[];
  blocks: readonly CalendarBlock[];
}

const holidaysOn = ({ holidays }: DayMarks, { iso }: CalendarDay, siteId: number | null) =>
  holidays.filter(({ date, siteId: of }) => date === iso && (of === null || of === siteId));

/** The classes of a cell; a holiday of one site only in the rows of its people. */
export function dayClass(marks: DayMarks, day: CalendarDay, siteId: number | null = null): string {
  return [
    isWeekend(day) ? 'rest' : '',
    holidaysOn(marks, day, siteId).length > 0 ? 'holiday' : '',
    day.iso === marks.today ? 'today' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What its heading says on hover and to who listens: holidays and blocked dates. */
export function dayNotes(marks: DayMarks, day: CalendarDay): string[] {
  const blocked = marks.blocks.filter(
    ({ fromDay, toDay }) => fromDay <= day.iso && toDay >= day.iso,
  );
  return [
    ...marks.holidays
      .filter(({ date }) => date === day.iso)
      .map(({ name, siteName }) => (siteName ? `${name} (${siteName})` : name)),
    ...blocked.map(
      ({ reason, place }) => `Sin vacaciones${place ? ` en ${place}` : ''}: ${reason}`,
    ),
  ];
}

export const isBlocked = ({ blocks }: DayMarks, { iso }: CalendarDay) =>
  blocks.some(({ fromDay, toDay }) => fromDay <= iso && toDay >= iso);
