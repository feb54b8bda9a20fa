import { repeatText } from '@contract/visits/series/repeatText';
import { visitSeriesRecord } from '@contract/visits/series/visitSeries';
import { getVisitSeries } from '@contract/visits/series/visitSeriesAcciones';
import { visitSeries } from '../../../db/schema/visits';
import { namedBy } from '../../../engine/audit/namedBy';
import { defineExport } from '../../../engine/exports/exportDefinition';
import { visitSeriesList } from './visitSeriesQueries';

const { fields, shown } = visitSeriesRecord;
const text = { kind: 'text' } as const;

export const visitSeriesName = namedBy({
  entity: 'visitSeries',
  fields: ['seriesId'],
  opens: getVisitSeries,
  table: visitSeries,
  name: visitSeries.number,
  plain: true,
  link: (id) => `/visits/series/${id}`,
});

export const visitSeriesExport = defineExport(visitSeriesList, 'Series de visitas', {
  number: { ...text, label: 'Serie', width: 12 },
  place: { ...text, label: fields.place.label, width: 32 },
  repeats: {
    ...text,
    label: fields.repeat.label,
    width: 44,
    value: ({ repeat }) => repeatText(repeat),
  },
  fromTime: { ...text, label: fields.fromTime.label, width: 10 },
  toTime: { ...text, label: fields.toTime.label, width: 10 },
  personName: {
    ...text,
    label: fields.personId.label,
    width: 32,
    value: ({ firstName, lastName }) => (lastName === null ? '' : `${lastName}, ${firstName}`),
  },
  purposeName: { ...text, label: fields.purposeId.label, width: 24 },
  startDay: { label: fields.startDay.label, kind: 'day' },
  lastDay: { label: shown.lastDay.label, kind: 'day' },
  state: { ...text, label: shown.state.label, value: (row) => shown.state.labels[row.state] },
  siteName: { ...text, label: fields.siteId.label },
});
