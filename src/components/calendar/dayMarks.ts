import type { CalendarBlock, PublicHoliday } from '@/services/absences/calendarHooks';
import { type CalendarDay, isWeekend, shortDay } from './calendarDays';

/** The marks of days, beside who is away. */
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

const holidayNotes = ({ holidays }: DayMarks, { iso }: CalendarDay) =>
  holidays
    .filter(({ date }) => date === iso)
    .map(({ name, siteName }) => (siteName ? `${name} (${siteName})` : name));

const blocksOn = ({ blocks }: DayMarks, { iso }: CalendarDay) =>
  blocks.filter(({ fromDay, toDay }) => fromDay <= iso && toDay >= iso);

const blockNote = ({ reason, place }: CalendarBlock, until = '') =>
  `Sin vacaciones${place ? ` en ${place}` : ''}${until}: ${reason}`;

/** The heading's notes on hover and for people who listen: holidays and blocked dates. */
export const dayNotes = (marks: DayMarks, day: CalendarDay): string[] => [
  ...holidayNotes(marks, day),
  ...blocksOn(marks, day).map((block) => blockNote(block)),
];

/** The same in a list of days, where blocked dates are told once: on the first of them that it has. */
export const agendaNotes = (marks: DayMarks, day: CalendarDay, first: CalendarDay): string[] => [
  ...holidayNotes(marks, day),
  ...blocksOn(marks, day)
    .filter(({ fromDay }) => fromDay === day.iso || day.iso === first.iso)
    .map((block) =>
      blockNote(block, block.toDay > day.iso ? ` hasta el ${shortDay(block.toDay)}` : ''),
    ),
];

export const isBlocked = (marks: DayMarks, day: CalendarDay) => blocksOn(marks, day).length > 0;
