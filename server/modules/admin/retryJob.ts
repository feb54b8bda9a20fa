import { retryJob } from '@contract/admin/jobAcciones';
import { eq } from 'drizzle-orm';
import { jobProgress } from '../../db/schema/events';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { tellJob } from '../../engine/jobs/tellJob';
import { lockJob } from './jobQueries';

/** It resumes from its last finished step, as after a crash: what was done is not done again. */
export const retryJobHandler = implement(retryJob, async ({ id }, context) => {
  const { db, audit, afterCommit, services } = context;
  const job = await lockJob(db, id);
  if (job.state !== 'failed') throw conflict('Solo se reintenta una tarea que falló.');
  await db
    .update(jobProgress)
    .set({ state: 'queued', message: null, error: null, tries: 0, finishedAt: null })
    .where(eq(jobProgress.id, job.id));
  await audit({
    entity: 'job',
    entityId: id,
    before: { state: job.state },
    after: { state: 'queued' },
  });
  await tellJob(db, job.accountId);
  afterCommit(services.jobs.flush);
  afterCommit(services.wake);
  return { ok: true as const };
});
