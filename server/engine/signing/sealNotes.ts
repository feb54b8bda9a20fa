import type { signingCertificate } from '../../db/schema/signing';

type Validity = Pick<typeof signingCertificate.$inferSelect, 'validFrom' | 'validUntil'>;

/** Whether the certificate was good when it sealed; null where nobody noted its dates. */
export function certificateNote(certificate: Validity | null, at: Date | null): string | null {
  if (!certificate?.validFrom || !certificate.validUntil || !at) return null;
  return at >= certificate.validFrom && at <= certificate.validUntil
    ? 'El certificado estaba vigente al firmar.'
    : 'El certificado no estaba vigente al firmar.';
}

/** A third party that says when. */
export const stampNote = (stampedBy: string | null): string | null =>
  stampedBy && `Con sello de tiempo de ${stampedBy}.`;
