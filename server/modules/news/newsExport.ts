import { defineExport } from '../../engine/exports/exportDefinition';
import { personName } from '../../engine/people/personName';
import { newsList } from './newsQueries';

const states = {
  draft: 'Devuelta',
  pending: 'Pendiente',
  validated: 'Validada',
  rejected: 'Rechazada',
  cancelled: 'Anulada',
};
const certificates = { none: '', owed: 'Falta', late: 'Plazo vencido', given: 'Entregado' };
const units = { days: 'Días', hours: 'Horas', amount: 'Importe' };
const parts = { whole: '', morning: 'Mañana', afternoon: 'Tarde' };

/** Its first titles are those that the import of novelties reads. */
export const newsExport = defineExport(newsList, 'Novedades', {
  docket: { label: 'Legajo', kind: 'text', width: 12 },
  personName: { label: 'Nombre completo', kind: 'text', width: 32, value: personName },
  typeName: { label: 'Tipo', kind: 'text', width: 28 },
  fromDay: { label: 'Desde', kind: 'day' },
  toDay: { label: 'Hasta', kind: 'day' },
  part: { label: 'Media jornada', kind: 'text', value: ({ part }) => parts[part] },
  quantity: { label: 'Cantidad', kind: 'decimal' },
  unit: { label: 'Unidad', kind: 'text', value: ({ unit }) => units[unit] },
  state: { label: 'Estado', kind: 'text', value: ({ state }) => states[state] },
  certificate: {
    label: 'Certificado',
    kind: 'text',
    value: ({ certificate }) => certificates[certificate],
  },
  siteName: { label: 'Sede', kind: 'text' },
  areaName: { label: 'Área', kind: 'text' },
});
