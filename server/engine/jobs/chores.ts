import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { attendDeadlines } from '../approvals/deadlines';
import { sealAudit } from '../audit/sealAudit';
import { forgetUploads } from '../files/uploads/forgetUploads';
import { watchCertificate } from '../signing/certificate/watchCertificate';
import type { Chore } from './chore';

async function forget(db: Db): Promise<void> {
  await db.execute(sql`delete from change_event where created_at < anden_now() - interval '1 day'`);
  await db.execute(
    sql`delete from idempotency_key where created_at < anden_now() - interval '7 days'`,
  );
  await db.execute(
    sql`delete from sign_in_failure where last_at < anden_now() - interval '7 days'`,
  );
  await db.execute(sql`delete from bulk_row where job_id in (
    select id from job_progress where created_at < anden_now() - interval '30 days')`);
  await db.execute(sql`delete from import_run where created_at < anden_now() - interval '30 days'`);
  await db.execute(sql`delete from push_subscription using session
    where session.id = session_id and expires_at < anden_now()`);
  await db.execute(sql`delete from session where expires_at < anden_now() - interval '90 days'`);
}

/** The engine's own chores. */
export const chores: readonly Chore[] = [
  { name: 'seal-audit', title: 'Sellar la auditoría', cron: '* * * * *', run: sealAudit },
  {
    name: 'attend-approvals',
    title: 'Recordar, pasar o vencer las solicitudes demoradas',
    cron: '*/10 * * * *',
    run: attendDeadlines,
  },
  {
    name: 'watch-certificate',
    title: 'Avisar antes de que venza el certificado para firmar',
    cron: '40 12 * * *',
    run: watchCertificate,
  },
  forgetUploads,
  {
    name: 'forget-old',
    title: 'Borrar lo que ya venció',
    cron: '17 * * * *',
    run: forget,
  },
];
