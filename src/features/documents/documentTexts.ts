import { counted } from '@contract/core/counted';
import { documentRecord } from '@contract/documents/documentFields';
import { documentTypeRecord } from '@contract/documents/documentType';
import type {
  ListedDocument as DocumentRow,
  DocumentType,
} from '@/services/wms/generated/documents.gen';
import { formatDate } from '@/utils/dates';

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
  const said =
    signing === 'dissented'
      ? 'Firmado en disconformidad'
      : documentRecord.shown.signing.labels[signing];
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

export function rulesOf(type: DocumentType): string {
  const { visibility, signs, forklift, expires, warnDays, keepYears } = type;
  return [
    documentTypeRecord.fields.visibility.labels[visibility],
    signs ? 'la persona lo firma' : '',
    forklift ? 'habilita a usar autoelevador' : '',
    expires
      ? `vence; se avisa ${warnDays === 0 ? 'ese día' : `${counted(warnDays, 'día', 'días')} antes`}`
      : '',
    keepYears === null
      ? 'se guarda siempre'
      : `se guarda ${keepYears} ${keepYears === 1 ? 'año' : 'años'} después de la baja`,
  ]
    .filter(Boolean)
    .join(' · ');
}
