import { signatureRecord } from '@contract/signed/signature';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedField } from '../../engine/exports/exportedField';
import { personName } from '../../engine/people/personName';
import { signaturesList } from './signatureQueries';

const { shown } = signatureRecord;

export const signaturesExport = defineExport(signaturesList, 'Firmas', {
  docket: { label: 'Legajo', kind: 'text', width: 12 },
  personName: { label: 'Nombre completo', kind: 'text', width: 32, value: personName },
  title: { label: 'Qué se firma', kind: 'text', width: 36 },
  fileName: { label: 'Documento', kind: 'text', width: 28 },
  state: exportedField(shown.state, 'state'),
  sentAt: { label: 'Enviado', kind: 'instant' },
  openedAt: exportedField(shown.openedAt, 'openedAt'),
  doneAt: exportedField(shown.doneAt, 'doneAt'),
  dueOn: { label: 'Hasta', kind: 'day' },
  overdue: { label: 'Fuera de término', kind: 'boolean' },
  siteName: { label: 'Sede', kind: 'text' },
  areaName: { label: 'Área', kind: 'text' },
});
