import { X509Certificate } from 'node:crypto';
import { isNull } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { signingCertificate } from '../../../db/schema/signing';
import { fingerprintOf, type SealingCertificate } from './sealingCertificate';

/** It stays known after another one takes its place, and again after a copy of before it was restored. */
export async function rememberCertificate(
  db: Db,
  { certificate, selfMade }: SealingCertificate,
): Promise<string> {
  const { subject, validFrom, validTo } = new X509Certificate(certificate);
  const dates = { validFrom: new Date(validFrom), validUntil: new Date(validTo) };
  const fingerprint = fingerprintOf(certificate);
  await db
    .insert(signingCertificate)
    .values({ fingerprint, subject, selfMade, ...dates })
    .onConflictDoUpdate({
      target: signingCertificate.fingerprint,
      set: dates,
      setWhere: isNull(signingCertificate.validFrom),
    });
  return fingerprint;
}
