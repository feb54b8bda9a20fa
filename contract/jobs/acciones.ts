import { getDemoHistory } from './getDemoHistory';
import * as jobs from './jobAcciones';
import { listJobs } from './listJobs';

export const jobsAcciones = { ...jobs, getDemoHistory, listJobs };
