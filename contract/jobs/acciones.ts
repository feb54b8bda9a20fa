import * as jobs from './jobAcciones';
import { listJobs } from './listJobs';

export const jobsAcciones = { ...jobs, listJobs };
