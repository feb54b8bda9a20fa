import { listAllJobs } from '@contract/admin/listAllJobs';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { jobsList } from './jobQueries';

export const listAllJobsHandler = implement(listAllJobs, async (input, context) => {
  const { rows, ...counted } = await runList(jobsList, context, input);
  return {
    ...counted,
    rows: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      startedAt: row.startedAt?.toISOString() ?? null,
      finishedAt: row.finishedAt?.toISOString() ?? null,
    })),
  };
});
