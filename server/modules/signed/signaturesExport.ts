import { defineExport } from '../../engine/exports/exportDefinition';
import { personName } from '../../engine/people/personName';
import { signaturesList } from './signatureQueries';

const words = {
  waiting: 'Espera su turno',
  pending: 'Sin abrir',
  opened: 'Abierto',
  signed: 'Firmado',
  dissented: 'Firmado en disconformidad',
  rejected: 'Rechazado',
  cancelled: 'Anulado',
  expired: 'Venció',
};

export const signaturesExport = defineExport(signaturesList, 'Firmas', {
  docket: { label: 'Legajo', kind: 'text', width: 12 },
  personName: { label: 'Nombre completo', kind: 'text', width: 32, value: personName },
  title: { label: 'Qué se firma', kind: 'text', width: 36 },
  fileName: { label: 'Documento', kind: 'text', width: 28 },
  state: { label: 'Estado', kind: 'text', value: ({ state }) => words[state] },
  sentAt: { label: 'Enviado', kind: 'instant' },
  openedAt: { label: 'Abierto', kind: 'instant' },
  doneAt: { label: 'Firmó', kind: 'instant' },
  dueOn: { label: 'Hasta', kind: 'day' },
  overdue: { label: 'Fuera de término', kind: 'boolean' },
  siteName: { label: 'Sede', kind: 'text' },
  areaName: { label: 'Área', kind: 'text' },
});
