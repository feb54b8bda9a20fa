import { X509Certificate } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { signingCertificate } from '../../../db/schema/signing';
import { fingerprintOf, type SealingCertificate } from './sealingCertificate';

/** It stays known after another one takes its place, and again after a copy of before it was restored. */
export async function rememberCertificate(
  db: Db,
  { certificate, selfMade }: SealingCertificate,
): Promise<string> {
  const fingerprint = fingerprintOf(certificate);
  // Looked at first: what meets a row in conflict locks it, changed or not, and all who sign would wait for each other.
  const known = await db.$count(
    signingCertificate,
    and(eq(signingCertificate.fingerprint, fingerprint), isNotNull(signingCertificate.validFrom)),
  );
  if (known > 0) return fingerprint;
  const { subject, validFrom, validTo } = new X509Certificate(certificate);
  const dates = { validFrom: new Date(validFrom), validUntil: new Date(validTo) };
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
