import { defineExport } from '../../engine/exports/exportDefinition';
import { personName } from '../../engine/people/personName';
import { documentsList } from './documentQueries';

const words = { none: 'No vence', valid: 'Vigente', expiring: 'Por vencer', expired: 'Vencido' };

const signings = {
  none: '',
  sending: 'Por enviar',
  pending: 'Para firmar',
  signed: 'Firmado',
  dissented: 'Firmado en disconformidad',
  rejected: 'Rechazado',
  expired: 'Venció sin firma',
  cancelled: 'Anulada',
};

export const documentsExport = defineExport(documentsList, 'Documentos', {
  docket: { label: 'Legajo', kind: 'text', width: 12 },
  personName: { label: 'Nombre completo', kind: 'text', width: 32, value: personName },
  folder: { label: 'Carpeta', kind: 'text' },
  typeName: { label: 'Tipo', kind: 'text', width: 28 },
  title: { label: 'Título', kind: 'text', width: 36 },
  expiresOn: { label: 'Vence', kind: 'day' },
  validity: { label: 'Vigencia', kind: 'text', value: ({ validity }) => words[validity] },
  overdue: { label: 'Guarda cumplida', kind: 'boolean' },
  signing: { label: 'Firma', kind: 'text', value: ({ signing }) => signings[signing] },
  signedAt: { label: 'Firmado el', kind: 'instant' },
  versions: { label: 'Versiones', kind: 'integer' },
  changedAt: { label: 'Última versión', kind: 'instant' },
  siteName: { label: 'Sede', kind: 'text' },
  areaName: { label: 'Área', kind: 'text' },
});
