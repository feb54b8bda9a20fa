import type { InputOf } from '@contract/core/accion';
import { repeatDays, repeatFaults } from '@contract/visits/series/repeatDays';
import {
  endVisitSeries,
  getVisitSeries,
  saveVisitSeries,
} from '@contract/visits/series/visitSeriesAcciones';
import type { Context } from '../../../engine/acciones/context';
import { implement } from '../../../engine/acciones/implement';
import { invalid, notFound } from '../../../engine/http/fault';
import { requireFit } from '../visitFit';
import { followSeries } from './followSeries';
import { presentSeries, presentStoredSeries } from './presentSeries';
import { seriesStore } from './seriesStore';
import { findVisibleSeries } from './visitSeriesQueries';

type Fields = Omit<InputOf<typeof saveVisitSeries>, 'id' | 'version'>;

/** A series that may be planned like this, with its last date; what does not fit is said beside its field. */
export async function requireSeriesFit(context: Context, input: Fields, before: string | null) {
  const faults = repeatFaults(input.startDay, input.repeat);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  await requireFit(context, input, { day: input.startDay, before, field: 'startDay' });
  const dates = repeatDays(input.startDay, input.repeat);
  // A choice for a date that the series has no more says nothing.
  const choices = input.choices.filter(({ date }) => dates.includes(date));
  return { ...input, choices, lastDay: dates.at(-1) ?? input.startDay };
}

export const saveVisitSeriesHandler = implement(
  saveVisitSeries,
  async ({ id, version, ...input }, context) => {
    if (id === undefined) {
      const columns = await requireSeriesFit(context, input, null);
      const author = { createdBy: context.viewer.accountId };
      const made = await seriesStore.create(context, { ...columns, ...author }, {});
      await followSeries(context, made);
      return presentStoredSeries(context, made.id);
    }
    const target = { id, ...(version ? { version } : {}) };
    const before = await seriesStore.hold(context, target, 'correct');
    const columns = await requireSeriesFit(context, input, before.startDay);
    await followSeries(context, await seriesStore.write(context, before, columns, {}));
    return presentStoredSeries(context, id);
  },
);

export const endVisitSeriesHandler = implement(
  endVisitSeries,
  async ({ id, version, reason }, context) => {
    const before = await seriesStore.hold(context, { id, version }, 'end');
    const ended = await seriesStore.write(
      context,
      before,
      { state: 'ended' },
      { told: { reason } },
    );
    await followSeries(context, ended);
    return presentStoredSeries(context, id);
  },
);

export const getVisitSeriesHandler = implement(getVisitSeries, async ({ id }, context) => {
  const row = await findVisibleSeries(context, id);
  if (!row) throw notFound('La serie no existe o no está a tu alcance.');
  return presentSeries(context, row);
});
