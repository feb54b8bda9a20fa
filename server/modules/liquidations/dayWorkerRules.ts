import { addDays, type Day, eachDay, weekday } from '../../engine/time/days';
import { employedDays } from './payDays';
import type { PaidAway, PaidRest, PaidSpan, PayFacts } from './payFacts';
import { VACATION } from './vacationStarts';

/** The minutes of a day. */
export interface WorkedDay {
  day: Day;
  expected: number;
  worked: number;
  excused: number;
  absent: number;
  /** Overtime that somebody approved. */
  extra: number;
}

export interface FirmDay {
  source: 'leave' | 'news';
  sourceId: number;
  code: string;
  label: string;
  part: 'whole' | 'morning' | 'afternoon';
  paidPercent: number;
  from: Day;
  to: Day;
}

/** These facts are known of a person who is paid by the day or the hour, around the days that are paid. */
export interface DayWorker extends Pick<PayFacts, 'hireDate' | 'leaveDate'> {
  days: ReadonlyMap<Day, WorkedDay>;
  away: readonly FirmDay[];
  /** Hours off of a day that are paid, in minutes. */
  hoursOff: readonly PaidAway[];
}

const SATURDAY = 6;
/** Art. 168, in working days around the holiday. */
const DAYS_BEFORE = 10;
const DAYS_AFTER = 5;
const WORKED_DAYS = 6;
const WORKED_MINUTES = 48 * 60;
/** Whatever holidays there are, so many days reach over these. */
export const REACH_BEFORE = 31;
export const REACH_AFTER = 21;

type Holidays = ReadonlyMap<Day, string>;

/** Monday to Saturday, but for holidays: which days a branch works is nowhere said. */
const isWorking = (day: Day, holidays: Holidays) => weekday(day) <= SATURDAY && !holidays.has(day);

const workingBefore = (day: Day, holidays: Holidays) =>
  eachDay(addDays(day, -REACH_BEFORE), addDays(day, -1))
    .filter((one) => isWorking(one, holidays))
    .slice(-DAYS_BEFORE);

const workingAfter = (day: Day, holidays: Holidays) =>
  eachDay(addDays(day, 1), addDays(day, REACH_AFTER))
    .filter((one) => isWorking(one, holidays))
    .slice(0, DAYS_AFTER);

const minutesOn = ({ days }: DayWorker, day: Day) => {
  const found = days.get(day);
  return found ? found.worked + found.extra : 0;
};

/** Art. 168: 48 hours or six days within the ten working days before, or the eve and one of the five after it; null where neither holds. */
function whyPaid(worker: DayWorker, day: Day, holidays: Holidays): string | null {
  const before = workingBefore(day, holidays).map((one) => minutesOn(worker, one));
  const days = before.filter((minutes) => minutes > 0).length;
  const minutes = before.reduce((sum, one) => sum + one, 0);
  if (days >= WORKED_DAYS || minutes >= WORKED_MINUTES)
    return 'trabajó 48 horas o seis jornadas en los diez días hábiles anteriores';
  const eve = before.at(-1) ?? 0;
  const after = workingAfter(day, holidays).some((one) => minutesOn(worker, one) > 0);
  return eve > 0 && after ? 'trabajó la víspera y en los cinco días hábiles siguientes' : null;
}

const coverOf = ({ away }: DayWorker, day: Day) =>
  away.find(({ from, to }) => from <= day && to >= day);

const isVacation = ({ source, code }: FirmDay) => source === 'leave' && code === VACATION;

/** Vacations pay their days of the calendar, and what is not paid pays no holiday; a licence that takes a shift of that day pays it as such. */
function isPaidOtherwise(worker: DayWorker, day: Day): boolean {
  const found = worker.days.get(day);
  const cover = coverOf(worker, day);
  if (cover?.part !== 'whole') return false;
  return isVacation(cover) || cover.paidPercent === 0 || (found?.excused ?? 0) > 0;
}

/** The public holidays of some days that somebody did not work and is paid; who was to work and did not come is not. */
export function paidRests(worker: DayWorker, span: PaidSpan, holidays: Holidays): PaidRest[] {
  return [...holidays]
    .filter(([day]) => day >= span.from && day <= span.to)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([day, name]) => {
      const found = worker.days.get(day);
      const worked = (found?.worked ?? 0) > 0 || (found?.absent ?? 0) > 0;
      if (worked || employedDays(worker, { from: day, to: day }) === 0) return [];
      const why = isPaidOtherwise(worker, day) ? null : whyPaid(worker, day, holidays);
      return why ? [{ day, name, why, extra: found?.extra ?? 0 }] : [];
    });
}

const linkOf = ({ source, sourceId }: FirmDay) =>
  source === 'leave' ? `/holidays/leave/${sourceId}` : `/news/${sourceId}`;

/** Paid absences are planned days that were not worked, hours off of the bank among them; vacations have a line of their own. */
export function paidAways(worker: DayWorker, span: PaidSpan): PaidAway[] {
  const ofDays = [...worker.days.values()].flatMap((found): PaidAway[] => {
    const { day, excused, expected, worked } = found;
    if (excused === 0 || day < span.from || day > span.to) return [];
    const cover = coverOf(worker, day);
    const percent = cover?.paidPercent ?? 100;
    if (percent === 0 || (cover && isVacation(cover))) return [];
    // People who worked the other half have the whole day's pay already.
    const share = worked > 0 ? 0 : excused / (excused + expected);
    return [
      {
        day,
        label: cover?.label ?? 'Banco de horas',
        path: cover ? linkOf(cover) : null,
        minutes: (excused * percent) / 100,
        days: (share * percent) / 100,
      },
    ];
  });
  const ofHours = worker.hoursOff.filter(({ day }) => day >= span.from && day <= span.to);
  return [...ofDays, ...ofHours].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
