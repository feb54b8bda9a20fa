import { listJobs } from '@contract/jobs/listJobs';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { jobProgress } from '../../db/schema/events';
import { implement } from '../../engine/acciones/implement';

export const listJobsHandler = implement(listJobs, async (_input, { db, viewer }) => {
  const rows = await db
    .select()
    .from(jobProgress)
    .where(
      and(
        eq(jobProgress.accountId, viewer.accountId),
        gt(jobProgress.createdAt, sql`anden_now() - interval '7 days'`),
      ),
    )
    .orderBy(desc(jobProgress.createdAt))
    .limit(50);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      title: row.title,
      state: row.state,
      doneUnits: row.doneUnits,
      totalUnits: row.totalUnits,
      message: row.message,
      link: row.link,
      createdAt: row.createdAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
    })),
  };
});
