import type { Logger } from 'pino';
import { Fault } from '../../http/fault';
import type { SealingCertificate } from '../certificate/sealingCertificate';
import type { Proofs } from './revocation';

const HOUR_MS = 3_600_000;

async function ask(certificate: SealingCertificate): Promise<Proofs | null> {
  const { proofsOf } = await import('./revocation');
  return proofsOf(certificate);
}

/** The issuer is asked for its word once an hour. An issuer that does not answer keeps nobody from signing; one that revokes does. */
export function proofsBy(log: Pick<Logger, 'warn'>) {
  let known: { of: Buffer; until: number; proofs: Promise<Proofs | null> } | undefined;
  return async (certificate: SealingCertificate): Promise<Proofs | null> => {
    if (certificate.selfMade) return null;
    if (!known?.of.equals(certificate.certificate) || known.until < performance.now()) {
      const proofs = ask(certificate).catch((err: unknown) => {
        if (err instanceof Fault) throw err;
        log.warn({ err }, 'the issuer of the certificate did not answer');
        return null;
      });
      known = { of: certificate.certificate, until: performance.now() + HOUR_MS, proofs };
    }
    return known.proofs;
  };
}
