import { each, listHandler } from '../../engine/lists/listHandler';
import { jobsList } from './jobQueries';

export const listAllJobsHandler = listHandler(
  jobsList,
  each((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  })),
);
