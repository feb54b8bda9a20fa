import type { OutputOf } from '@contract/core/accion';
import { groupBy } from '@contract/core/groupBy';
import type { SeriesDate } from '@contract/visits/series/planSeries';
import { previewVisitSeries } from '@contract/visits/series/visitSeriesAcciones';
import { eq } from 'drizzle-orm';
import { visit } from '../../../db/schema/visits';
import type { Context } from '../../../engine/acciones/context';
import { implement } from '../../../engine/acciones/implement';
import { notFound } from '../../../engine/http/fault';
import { addDays } from '../../../engine/time/days';
import { todayAt } from '../../../engine/time/todayAt';
import { type PlannedVisit, warningsOf } from '../dayWarnings';
import { visitsBetween } from '../readVisitDay';
import { minutesIn } from '../visitorCalendar';
import { visitsUntil } from '../visitors';
import { isUntouched, plannedTo } from './followSeries';
import { requireSeriesFit } from './saveVisitSeries';
import { lastingOf, planOfSeries, type SeriesPlan } from './seriesPlan';
import { findVisibleSeries } from './visitSeriesQueries';

type Previewed = OutputOf<typeof previewVisitSeries>['dates'][number];
type Warning = Previewed['warnings'][number];

export const previewVisitSeriesHandler = implement(
  previewVisitSeries,
  async ({ id, ...input }, context) => {
    const { db } = context;
    const stored = id === undefined ? undefined : await findVisibleSeries(context, id);
    if (id !== undefined && !stored) throw notFound('La serie no existe o no está a tu alcance.');
    const series = await requireSeriesFit(context, input, stored?.startDay ?? null);
    const today = await todayAt(db, series.siteId);
    const from = series.startDay > today ? series.startDay : today;
    const [plan, held, until, to] = await Promise.all([
      planOfSeries(db, series, { from, to: series.lastDay > from ? series.lastDay : from }),
      id === undefined ? [] : db.select().from(visit).where(eq(visit.seriesId, id)),
      series.personId === null ? null : visitsUntil(db, series.personId),
      plannedTo(db, today, series.siteId),
    ]);
    const warns = await warningsBy(context, { series, plan, until, id });
    const keptBy = new Map(
      held.filter((one) => !isUntouched(one)).map((one) => [one.seriesDay, one]),
    );
    return {
      dates: plan.dates.map(({ date, day, how, why, ...facts }) => {
        const kept = keptBy.get(date);
        return {
          ...{ date, day, how, why },
          warnings: warns({ date, day, how, why, ...facts }),
          kept: kept ? { id: kept.id, number: kept.number } : null,
        };
      }),
      plannedTo: to,
      kept: [...keptBy.values()].filter(({ day, state }) => day >= today && state !== 'cancelled')
        .length,
    };
  },
);

interface Looked {
  series: Awaited<ReturnType<typeof requireSeriesFit>>;
  plan: SeriesPlan;
  /** The last day on which its person makes visits. */
  until: string | null;
  id: number | undefined;
}

/** Says of each date what is wrong with it, where the repetition has it and where it would be made. */
async function warningsBy(context: Context, { series, plan, until, id }: Looked) {
  const { personId } = series;
  const days = plan.dates.map(({ date, day }) => day ?? date).sort();
  const [from, to] = [days[0], days.at(-1)];
  const others =
    personId === null || from === undefined || to === undefined
      ? []
      : await visitsBetween(context, { from, to: addDays(to, 1) }, [personId]);
  const othersOn = groupBy(
    others.filter(({ seriesId }) => seriesId === null || seriesId !== id),
    ({ day }) => day,
  );
  const own = (on: number): PlannedVisit => ({
    ...lastingOf(series),
    ...{ personId: on, place: series.place },
  });
  return ({ date, day, holiday, rest }: SeriesDate): Warning[] => {
    const on = day ?? date;
    const told: Warning[] = [];
    if (holiday !== null) told.push({ kind: 'holiday', text: `Es feriado: ${holiday}.` });
    const rostered = personId !== null && plan.calendar.rostered(personId, date);
    if (rest && !rostered) told.push({ kind: 'off', text: 'Es día de descanso semanal.' });
    if (personId === null) return told;
    const that = plan.calendar.dayOf(personId, date);
    for (const { kind, text } of warningsOf(personId, that, [own(personId)])) {
      if (kind === 'overlap' || (kind !== 'away' && !rostered)) continue;
      told.push({ kind, text });
    }
    if (day !== null && (until === null || day > until)) {
      told.push({
        kind: 'away',
        text: `${that.name} ya no hace visitas ese día: queda sin asignar.`,
      });
      return told;
    }
    const beside = (othersOn.get(on) ?? []).map(({ place, minutes, fromTime, toTime }) => ({
      ...{ personId, place, minutes, from: minutesIn(fromTime), to: minutesIn(toTime) },
    }));
    if (day === null || beside.length === 0) return told;
    const overlap = warningsOf(personId, that, [...beside, own(personId)]).find(
      ({ kind }) => kind === 'overlap',
    );
    return overlap ? [...told, { kind: 'overlap', text: overlap.text }] : told;
  };
}
