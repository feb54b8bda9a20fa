import { cancelJob } from '@contract/admin/jobAcciones';
import { eq } from 'drizzle-orm';
import { jobProgress } from '../../db/schema/events';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { tellJob } from '../../engine/jobs/tellJob';
import { clock } from '../../engine/time/clock';
import { lockJob } from './jobQueries';

export const cancelJobHandler = implement(cancelJob, async ({ id }, context) => {
  const { db, audit, viewer, afterCommit, services } = context;
  const job = await lockJob(db, id);
  if (job.state !== 'queued') throw conflict('Ya empezó: solo se cancela una tarea en espera.');
  await db
    .update(jobProgress)
    .set({
      state: 'cancelled',
      message: `La canceló ${viewer.displayName} antes de que empezara.`,
      finishedAt: clock.now(),
    })
    .where(eq(jobProgress.id, job.id));
  await audit({
    entity: 'job',
    entityId: id,
    before: { state: job.state },
    after: { state: 'cancelled' },
  });
  await tellJob(db, job.accountId);
  afterCommit(services.wake);
  return { ok: true as const };
});
