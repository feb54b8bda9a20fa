import { listJobResultsHandler } from './listJobResults';
import { listJobsHandler } from './listJobs';

/** One line each. */
export const jobsHandlers = {
  listJobResults: listJobResultsHandler,
  listJobs: listJobsHandler,
};
