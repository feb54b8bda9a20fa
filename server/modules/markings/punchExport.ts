import { punchRecord } from '@contract/markings/punchRecord';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedField } from '../../engine/exports/exportedField';
import { personName } from '../../engine/people/personName';
import { punchList } from './punchList';
import { clockIn } from './wallClock';

const { fields, shown } = punchRecord;
const yes = (value: boolean) => (value ? 'Sí' : '');

/** Its first titles are those that the import of punches reads. */
export const punchExport = defineExport(punchList, 'Fichadas', {
  docket: { label: 'Legajo', kind: 'text', width: 12 },
  personName: { label: 'Nombre completo', kind: 'text', width: 32, value: personName },
  day: exportedField(fields.day, 'day'),
  at: {
    label: shown.at.label,
    kind: 'text',
    width: 10,
    value: ({ at, zone }) => clockIn(zone, at),
  },
  kind: exportedField(shown.kind, 'kind'),
  source: exportedField(shown.source, 'source'),
  counts: exportedField(shown.counts, 'counts'),
  outside: { label: 'Fuera de la sede', kind: 'text', value: ({ outside }) => yes(outside) },
  offline: { label: 'Sin conexión', kind: 'text', value: ({ offline }) => yes(offline) },
  forgotten: { label: 'Salida sin fichar', kind: 'text', value: ({ forgotten }) => yes(forgotten) },
  siteName: { label: 'Sede', kind: 'text' },
  areaName: { label: 'Área', kind: 'text' },
});
