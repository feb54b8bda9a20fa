import { documentTypeRecord } from '@contract/documents/documentType';
import type {
  ListedDocument as DocumentRow,
  DocumentSigning,
  DocumentType,
  DocumentValidity,
} from '@/services/wms/generated/documents.gen';
import { formatDate } from '@/utils/dates';

export const validityLabels: Record<DocumentValidity, string> = {
  none: 'No vence',
  valid: 'Vigente',
  expiring: 'Por vencer',
  expired: 'Vencido',
};

export const validityTones = {
  none: 'default',
  valid: 'success',
  expiring: 'warning',
  expired: 'error',
} as const;

export const signingLabels: Record<DocumentSigning, string> = {
  none: 'No se pidió',
  sending: 'Por enviar a firmar',
  pending: 'Para firmar',
  signed: 'Firmado',
  dissented: 'En disconformidad',
  rejected: 'Rechazado',
  expired: 'Venció sin firma',
  cancelled: 'Firma anulada',
};

export const signingTones = {
  none: 'default',
  sending: 'default',
  pending: 'info',
  signed: 'success',
  dissented: 'warning',
  rejected: 'error',
  expired: 'error',
  cancelled: 'default',
} as const;

const day = (iso: string) => formatDate(iso, 'DD/MM/AAA');

export function expiryText({ expiresOn, validity }: Pick<DocumentRow, 'expiresOn' | 'validity'>) {
  if (expiresOn === null) return 'No vence';
  return validity === 'expired' ? `Venció el ${day(expiresOn)}` : `Vale hasta el ${day(expiresOn)}`;
}

export const typeHint = ({ folder, signs }: Pick<DocumentType, 'folder' | 'signs'>) =>
  signs
    ? `Carpeta ${folder}. Le llega a la persona para firmarlo: tiene que ser un PDF.`
    : `Carpeta ${folder}`;

/** "Firmado el 22/11/2026", "Para firmar". */
export function signingText({ signing, signedAt }: Pick<DocumentRow, 'signing' | 'signedAt'>) {
  const said = signing === 'dissented' ? 'Firmado en disconformidad' : signingLabels[signing];
  return signedAt ? `${said} el ${day(signedAt)}` : said;
}

export const versionsText = (count: number) => (count === 1 ? 'Una versión' : `${count} versiones`);

/** "contrato_2026.pdf" → "contrato 2026": a title to begin with. */
export const titleOf = (fileName: string) =>
  fileName
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, 120) || 'Documento';

export function rulesOf({ visibility, signs, expires, warnDays, keepYears }: DocumentType): string {
  return [
    documentTypeRecord.fields.visibility.labels[visibility],
    signs ? 'la persona lo firma' : '',
    expires ? `vence; se avisa ${warnDays === 0 ? 'ese día' : `${warnDays} días antes`}` : '',
    keepYears === null
      ? 'se guarda siempre'
      : `se guarda ${keepYears} ${keepYears === 1 ? 'año' : 'años'} después de la baja`,
  ]
    .filter(Boolean)
    .join(' · ');
}
