import type { Db } from '../../../db/Db';
import { StartFault } from '../../../db/startFault';
import type { Config } from '../../config/config';
import { Fault } from '../../http/fault';
import { clock } from '../../time/clock';
import type { SealingCertificate } from './sealingCertificate';

const told = (error: unknown): unknown =>
  error instanceof StartFault
    ? new Fault(503, 'sin_certificado', `Ahora no se puede firmar. ${error.message}`)
    : error;

/**
 * Opens it at its first use and keeps it for as long as it is good: one that ends while the server runs seals nothing
 * more, and is opened anew, for it may have been renewed. A failure is not kept.
 */
export function certificateOnce(db: Db, config: Config): () => Promise<SealingCertificate> {
  let opened: Promise<SealingCertificate> | undefined;
  const read = async () => {
    const { openCertificate } = await import('./openCertificate');
    return openCertificate(db, config);
  };
  const open = () => {
    opened = read().catch((error: unknown) => {
      opened = undefined;
      throw told(error);
    });
    return opened;
  };
  return async () => {
    const known = await (opened ?? open());
    const { certificateFault } = await import('./certificateFault');
    return certificateFault(known, clock.now()) ? open() : known;
  };
}
