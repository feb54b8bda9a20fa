import { listJobResults } from './listJobResults';
import { listJobs } from './listJobs';

/** One line each. */
export const jobsAcciones = {
  listJobResults,
  listJobs,
};
