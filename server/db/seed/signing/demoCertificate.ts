import { DateTime } from 'luxon';
import { openCertificate } from '../../../signing/certificate/openCertificate';
import type { Db } from '../../client';

/** Good since a year ago, as the demo's papers tell of the past. */
export const demoCertificate = (db: Db) =>
  openCertificate(db, {}, DateTime.now().minus({ years: 1 }).toJSDate());
