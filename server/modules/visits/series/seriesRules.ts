import type { visitSeriesActions } from '@contract/visits/series/visitSeries';
import type { StoredSeries } from './seriesPlan';

export type SeriesAction = (typeof visitSeriesActions)[number];

export const seriesActions = ({ state }: Pick<StoredSeries, 'state'>): SeriesAction[] =>
  state === 'active' ? ['correct', 'end'] : [];

export const SERIES_ENDED = 'La serie está terminada: planificá otra.';
