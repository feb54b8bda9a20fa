import {
  type DateFacts,
  MOST_MOVED,
  planSeries,
  type SeriesDate,
} from '@contract/visits/series/planSeries';
import { repeatDays } from '@contract/visits/series/repeatDays';
import type { Db } from '../../../db/Db';
import type { visitSeries } from '../../../db/schema/visits';
import { figuresAt } from '../../../engine/parameters/figuresAt';
import { addDays, type Day, weekday } from '../../../engine/time/days';
import { restDays } from '../../holidays';
import { fitsBeside, type Lasting } from '../dayWarnings';
import { minutesIn, type VisitorCalendar, visitorCalendar } from '../visitorCalendar';

export type StoredSeries = typeof visitSeries.$inferSelect;

/** The columns that decide the dates of a series. */
export type Repeating = Pick<
  StoredSeries,
  | 'startDay'
  | 'repeat'
  | 'onHoliday'
  | 'onLeave'
  | 'choices'
  | 'fromTime'
  | 'toTime'
  | 'minutes'
  | 'personId'
  | 'siteId'
>;

export interface SeriesPlan {
  dates: SeriesDate[];
  factsOf(day: Day): DateFacts;
  calendar: VisitorCalendar;
}

export const lastingOf = ({
  fromTime,
  toTime,
  minutes,
}: Pick<Repeating, 'fromTime' | 'toTime' | 'minutes'>): Lasting => ({
  ...{ from: minutesIn(fromTime), to: minutesIn(toTime), minutes },
});

/** Settles the dates of a series between two days by the holidays of its site, the leave and the rest of its person. */
export async function planOfSeries(
  db: Db,
  series: Repeating,
  { from, to }: { from: Day; to: Day },
): Promise<SeriesPlan> {
  // A date gives way to one that was moved there, which began up to twice as far before.
  const days = { from: addDays(from, -2 * MOST_MOVED), to: addDays(to, 2 * MOST_MOVED) };
  const near = repeatDays(series.startDay, series.repeat).filter(
    (date) => days.from <= date && date <= days.to,
  );
  const { siteId, personId } = series;
  const [rest, figures, calendar] = await Promise.all([
    restDays(db, [siteId], days),
    figuresAt(db, ['holidays.weekDays'], from, siteId),
    visitorCalendar(db, personId === null ? [] : [personId], days),
  ]);
  const holidays = rest.get(siteId) ?? new Map<Day, string>();
  const lasting = lastingOf(series);
  const known = new Map<Day, DateFacts>();
  const factsOn = (day: Day): DateFacts => {
    const theirs = personId === null ? null : calendar.dayOf(personId, day);
    const rostered = personId !== null && calendar.rostered(personId, day);
    return {
      holiday: holidays.get(day) ?? null,
      away: theirs?.away.some((one) => !fitsBeside(lasting, one)) ?? false,
      rest: rostered
        ? theirs?.shifts.length === 0
        : weekday(day) > (figures['holidays.weekDays'] ?? 5),
    };
  };
  const factsOf = (day: Day): DateFacts => {
    const facts = known.get(day) ?? factsOn(day);
    known.set(day, facts);
    return facts;
  };
  const dates = planSeries(near, series, factsOf).filter(({ date }) => from <= date && date <= to);
  return { dates, factsOf, calendar };
}
