import { documentRecord } from '@contract/documents/documentFields';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedField } from '../../engine/exports/exportedField';
import { personName } from '../../engine/people/personName';
import { documentsList } from './documentQueries';

const { fields, shown } = documentRecord;

export const documentsExport = defineExport(documentsList, 'Documentos', {
  docket: { label: 'Legajo', kind: 'text', width: 12 },
  personName: { label: 'Nombre completo', kind: 'text', width: 32, value: personName },
  folder: { label: 'Carpeta', kind: 'text' },
  typeName: { label: 'Tipo', kind: 'text', width: 28 },
  title: { ...exportedField(fields.title, 'title'), width: 36 },
  expiresOn: { label: 'Vence', kind: 'day' },
  validity: exportedField(shown.validity, 'validity'),
  overdue: exportedField(shown.overdue, 'overdue'),
  // Most papers are signed by nobody: there is nothing to say of them.
  signing: {
    ...exportedField(shown.signing, 'signing'),
    value: ({ signing }) => (signing === 'none' ? '' : shown.signing.labels[signing]),
  },
  signedAt: { label: 'Firmado el', kind: 'instant' },
  versions: { label: 'Versiones', kind: 'integer' },
  changedAt: exportedField(shown.changedAt, 'changedAt'),
  siteName: { label: 'Sede', kind: 'text' },
  areaName: { label: 'Área', kind: 'text' },
});
