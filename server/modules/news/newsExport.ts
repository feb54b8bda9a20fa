import { newsRecord } from '@contract/news/newsRecord';
import { newsTypeRecord } from '@contract/news/newsType';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedField } from '../../engine/exports/exportedField';
import { personName } from '../../engine/people/personName';
import { newsList } from './newsQueries';

const { fields, shown } = newsRecord;
const units = newsTypeRecord.fields.unit;
const parts = { whole: '', morning: 'Mañana', afternoon: 'Tarde' };

/** Its first titles are those that the import of novelties reads. */
export const newsExport = defineExport(newsList, 'Novedades', {
  docket: { label: 'Legajo', kind: 'text', width: 12 },
  personName: { label: 'Nombre completo', kind: 'text', width: 32, value: personName },
  typeName: { label: 'Tipo', kind: 'text', width: 28 },
  fromDay: exportedField(fields.fromDay, 'fromDay'),
  toDay: exportedField(fields.toDay, 'toDay'),
  part: { label: 'Media jornada', kind: 'text', value: ({ part }) => parts[part] },
  quantity: exportedField(fields.quantity, 'quantity'),
  unit: { label: 'Unidad', kind: 'text', value: ({ unit }) => units.labels[unit] },
  state: exportedField(shown.state, 'state'),
  certificate: exportedField(shown.certificate, 'certificate'),
  siteName: { label: 'Sede', kind: 'text' },
  areaName: { label: 'Área', kind: 'text' },
});
