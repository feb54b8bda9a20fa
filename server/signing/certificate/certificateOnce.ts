import type { Config } from '../../config';
import type { Db } from '../../db/client';
import { openCertificate } from './openCertificate';
import type { SealingCertificate } from './sealingCertificate';

/** Opens it at its first use and keeps it; a failure is not kept. */
export function certificateOnce(db: Db, config: Config): () => Promise<SealingCertificate> {
  let opened: Promise<SealingCertificate> | undefined;
  return () => {
    opened ??= openCertificate(db, config).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}
