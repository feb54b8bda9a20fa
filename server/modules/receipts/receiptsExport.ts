import { defineExport } from '../../engine/exports/exportDefinition';
import { personName } from '../../engine/people/personName';
import { receiptsList } from './receiptQueries';

const states = {
  pending: 'Sin abrir',
  opened: 'Abierto',
  signed: 'Firmado en conformidad',
  dissented: 'Firmado en disconformidad',
  cancelled: 'Reemplazado',
};

export const receiptsExport = defineExport(receiptsList, 'Recibos', {
  docket: { label: 'Legajo', kind: 'text', width: 12 },
  personName: { label: 'Nombre completo', kind: 'text', width: 32, value: personName },
  period: { label: 'Período', kind: 'text', width: 12 },
  title: { label: 'Recibo', kind: 'text', width: 32 },
  state: { label: 'Estado', kind: 'text', width: 26, value: ({ state }) => states[state] },
  dueOn: { label: 'Firmar hasta', kind: 'day' },
  overdue: { label: 'Fuera de término', kind: 'boolean' },
  publishedAt: { label: 'Publicado', kind: 'instant' },
  openedAt: { label: 'Abierto', kind: 'instant' },
  doneAt: { label: 'Firmado', kind: 'instant' },
  reason: { label: 'Motivo', kind: 'text', width: 40 },
  answer: { label: 'Respuesta', kind: 'text', width: 40 },
  siteName: { label: 'Sede', kind: 'text' },
  areaName: { label: 'Área', kind: 'text' },
});
