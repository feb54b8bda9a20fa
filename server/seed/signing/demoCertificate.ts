import { DateTime } from 'luxon';
import type { Db } from '../../db/client';
import { openCertificate } from '../../engine/signing/certificate/openCertificate';

/** Good since a year ago, as the demo's papers tell of the past. */
export const demoCertificate = (db: Db) =>
  openCertificate(db, {}, DateTime.now().minus({ years: 1 }).toJSDate());
