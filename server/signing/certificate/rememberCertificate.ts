import { X509Certificate } from 'node:crypto';
import type { Db } from '../../db/client';
import { signingCertificate } from '../../db/schema/signing';
import { fingerprintOf, type SealingCertificate } from './sealingCertificate';

/** It stays known after another one takes its place, and again after a copy of before it was restored. */
export async function rememberCertificate(
  db: Db,
  { certificate, selfMade }: SealingCertificate,
): Promise<string> {
  const { subject } = new X509Certificate(certificate);
  const fingerprint = fingerprintOf(certificate);
  await db
    .insert(signingCertificate)
    .values({ fingerprint, subject, selfMade })
    .onConflictDoNothing();
  return fingerprint;
}
