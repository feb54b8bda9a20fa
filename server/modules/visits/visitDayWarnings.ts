import { groupBy } from '@contract/core/groupBy';
import type { Context } from '../../engine/acciones/context';
import { type VisitWarning, warningsOf } from './dayWarnings';
import { visitsBetween } from './readVisitDay';
import { minutesIn, visitorCalendar } from './visitorCalendar';

/** Warns of leave, days off and hours outside shifts, from the start of each visit to its end. */
export async function visitDayWarnings(
  context: Context,
  day: string,
  people: readonly number[],
): Promise<VisitWarning[]> {
  if (people.length === 0) return [];
  const [calendar, visits] = await Promise.all([
    visitorCalendar(context.db, people, { from: day, to: day }),
    visitsBetween(context, { from: day, to: day }, people),
  ]);
  const visitsBy = groupBy(visits, ({ personId }) => personId ?? 0);
  return calendar.people.flatMap((id) =>
    warningsOf(
      id,
      calendar.dayOf(id, day),
      (visitsBy.get(id) ?? []).map(({ place, minutes, fromTime, toTime }) => ({
        ...{ personId: id, place, minutes, from: minutesIn(fromTime), to: minutesIn(toTime) },
      })),
    ),
  );
}
