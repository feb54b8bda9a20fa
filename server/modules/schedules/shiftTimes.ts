import type { Shift } from '@contract/schedules/shift';
import { DateTime } from 'luxon';

type Hours = Pick<Shift, 'startsAt' | 'endsAt'>;

const DAY = 24 * 60;

const minuteOf = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

/** From start to end by the clock; one that does not end after it starts ends on the next day. */
function clockMinutes({ startsAt, endsAt }: Hours): number {
  const length = minuteOf(endsAt) - minuteOf(startsAt);
  return length > 0 ? length : length + DAY;
}

export const workedMinutes = (shift: Hours & Pick<Shift, 'breakMinutes'>): number =>
  clockMinutes(shift) - shift.breakMinutes;

/** When a shift of a day begins and ends in the zone of a site: a night on which the clocks change lasts less or more. */
export function shiftTimes({ startsAt, endsAt }: Hours, day: string, zone: string) {
  const at = (clock: string, on: DateTime) =>
    on.set({ hour: Math.floor(minuteOf(clock) / 60), minute: minuteOf(clock) % 60 }).toJSDate();
  const first = DateTime.fromISO(day, { zone });
  const last = endsAt > startsAt ? first : first.plus({ days: 1 });
  return { startsAt: at(startsAt, first), endsAt: at(endsAt, last) };
}

/** The same, remembered: of thousands of people who work alike each day is reckoned once. */
export function rememberedTimes(): typeof shiftTimes {
  const known = new Map<string, ReturnType<typeof shiftTimes>>();
  return ({ startsAt, endsAt }, day, zone) => {
    const key = `${startsAt} ${endsAt} ${day} ${zone}`;
    const times = known.get(key) ?? shiftTimes({ startsAt, endsAt }, day, zone);
    known.set(key, times);
    return times;
  };
}

/** "06:00" as the clock of the site shows an instant. */
export const clockAt = (instant: Date, zone: string): string =>
  DateTime.fromJSDate(instant, { zone }).toFormat('HH:mm');
