import { DateTime } from 'luxon';
import { addDays, type Day, weekday } from '../../engine/time/days';
import type { Interval } from '../../engine/time/intervals';

export interface WindowRules {
  /** Hours of the clock on the wall: 21 and 6, or 0 and 6 where the window does not cross midnight. */
  nightFrom: number;
  nightTo: number;
  /** From when on a Saturday counts as a day of rest. */
  saturdayFrom: number;
}

const SATURDAY = 6;
const SUNDAY = 7;

const MOST_KNOWN = 20_000;
const known = new Map<string, number>();

/** An hour of the wall as an instant. Ten thousand people share a few of them, and zones are slow to ask. */
export function wallInstant(zone: string, day: Day, hour: number, minute = 0): number {
  const key = `${zone} ${day} ${hour}:${minute}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const instant = DateTime.fromISO(day, { zone }).set({ hour, minute }).toMillis();
  known.set(key, instant);
  return instant;
}

export interface NamedInterval extends Interval {
  name: string;
}

/** Where night, holidays and double pay lie around a day: the wall decides, also where the clock changes. */
export function dayWindows(
  day: Day,
  zone: string,
  { nightFrom, nightTo, saturdayFrom }: WindowRules,
  holidayOn: (day: Day) => string | null,
): { nights: Interval[]; doubles: NamedInterval[]; holidays: NamedInterval[] } {
  const at = (one: Day, hour: number) => wallInstant(zone, one, hour);
  // Windows of the days around are read too: people come on the eve and stay past midnight.
  const around = [addDays(day, -1), day, addDays(day, 1)];
  const nights = around.map((one) => ({
    from: at(one, nightFrom),
    to: at(nightTo > nightFrom ? one : addDays(one, 1), nightTo),
  }));
  const doubles = around.flatMap((one) => {
    const on = weekday(one);
    const name = holidayOn(one) ?? (on === SUNDAY ? 'Domingo' : null);
    const to = at(addDays(one, 1), 0);
    if (name !== null) return [{ name, from: at(one, 0), to }];
    if (on !== SATURDAY) return [];
    return [{ name: `Sábado después de las ${saturdayFrom}`, from: at(one, saturdayFrom), to }];
  });
  const holidays = around.flatMap((one) => {
    const name = holidayOn(one);
    return name === null ? [] : [{ name, from: at(one, 0), to: at(addDays(one, 1), 0) }];
  });
  return { nights, doubles, holidays };
}
