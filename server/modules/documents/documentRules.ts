import type { DocumentSigning, documentActions } from '@contract/documents/document';
import type { DocumentVisibility } from '@contract/documents/documentType';

export type DocumentAction = (typeof documentActions)[number];

interface Standing {
  keeps: boolean;
  own: boolean;
  visibility: DocumentVisibility;
  /** Its type is signed, and where the signature of its last version stands. */
  signs: boolean;
  signing: DocumentSigning;
}

const unsigned: readonly DocumentSigning[] = ['none', 'rejected', 'expired', 'cancelled'];

/** Keepers of the files do it all; the person brings what the type lets them bring, and takes nothing away. */
export function documentActionsOf(standing: Standing): DocumentAction[] {
  const { keeps, own, visibility, signs, signing } = standing;
  if (keeps) {
    const all: DocumentAction[] = ['edit', 'addVersion', 'remove'];
    return signs && unsigned.includes(signing) ? [...all, 'askSignature'] : all;
  }
  return own && visibility === 'brings' ? ['addVersion'] : [];
}

/** Only a type that expires asks until when, and then always; dates of long ago are slips of the finger. */
export function expiryFault(
  expires: boolean,
  expiresOn: string | null,
  today: string,
): string | null {
  if (!expires) return expiresOn === null ? null : 'Los documentos de este tipo no vencen.';
  if (expiresOn === null) return 'Decí hasta cuándo vale.';
  const year = Number(expiresOn.slice(0, 4));
  if (year < Number(today.slice(0, 4)) - 20 || year > Number(today.slice(0, 4)) + 50) {
    return 'Revisá el año.';
  }
  return null;
}
