import { sql } from 'drizzle-orm';
import type { Services } from '../acciones/context';
import { attendDeadlines } from '../approvals/deadlines';
import { sealAudit } from '../audit/sealAudit';
import type { Db } from '../db/client';
import { readTexts } from '../documents/text/readTexts';
import { warnOfExpiry } from '../documents/warnOfExpiry';
import { forgetUploads } from '../files/uploads/forgetUploads';
import { accrueLeave } from '../holidays/accrue';
import { expireLeave } from '../holidays/expire';
import { beginChanges } from '../people/beginChanges';
import { attendEnvelopes } from '../signing/attendEnvelopes';
import { watchCertificate } from '../signing/certificate/watchCertificate';

export interface Chore {
  name: string;
  /** What it does, for who looks after the server. */
  title: string;
  /** Minute and hour, each a number or a star, in UTC. */
  cron: string;
  run(db: Db, services: Services): Promise<void>;
}

async function forget(db: Db): Promise<void> {
  await db.execute(sql`delete from change_event where created_at < now() - interval '1 day'`);
  await db.execute(sql`delete from idempotency_key where created_at < now() - interval '7 days'`);
  await db.execute(sql`delete from sign_in_failure where last_at < now() - interval '7 days'`);
  await db.execute(sql`delete from bulk_row where job_id in (
    select id from job_progress where created_at < now() - interval '30 days')`);
  await db.execute(sql`delete from import_run where created_at < now() - interval '30 days'`);
  await db.execute(sql`delete from session where expires_at < now() - interval '90 days'`);
}

/** Work that nobody asks for. */
export const chores: readonly Chore[] = [
  { name: 'seal-audit', title: 'Sellar la auditoría', cron: '* * * * *', run: sealAudit },
  // Midnight comes to each site in its own time.
  {
    name: 'begin-person-changes',
    title: 'Aplicar los cambios de personas cuyo día llegó',
    cron: '*/10 * * * *',
    run: beginChanges,
  },
  {
    name: 'attend-approvals',
    title: 'Recordar, pasar o vencer las solicitudes demoradas',
    cron: '*/10 * * * *',
    run: attendDeadlines,
  },
  {
    name: 'accrue-leave',
    title: 'Dar los días de vacaciones del año',
    cron: '5 * * * *',
    run: (db) => accrueLeave(db),
  },
  {
    name: 'expire-leave',
    title: 'Cerrar los períodos de vacaciones que vencieron',
    cron: '35 * * * *',
    run: (db) => expireLeave(db),
  },
  {
    name: 'warn-of-expiry',
    title: 'Avisar de los documentos que vencen',
    cron: '50 * * * *',
    run: warnOfExpiry,
  },
  {
    name: 'attend-envelopes',
    title: 'Recordar las firmas que faltan y vencer las que no llegaron',
    cron: '25 * * * *',
    run: attendEnvelopes,
  },
  {
    name: 'watch-certificate',
    title: 'Avisar antes de que venza el certificado para firmar',
    cron: '40 12 * * *',
    run: watchCertificate,
  },
  {
    name: 'read-texts',
    title: 'Leer el texto de los documentos, para la búsqueda',
    cron: '* * * * *',
    run: readTexts,
  },
  forgetUploads,
  {
    name: 'forget-old',
    title: 'Borrar lo que ya venció',
    cron: '17 * * * *',
    run: forget,
  },
];
