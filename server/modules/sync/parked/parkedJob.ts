import type { JobKind } from '../../../engine/jobs/jobRunner';
import { PARKED_JOB } from './askParked';

/** A month is seldom reopened: what it takes is loaded then. */
export const parkedJob: JobKind = {
  kind: PARKED_JOB,
  run: async (job) => {
    const { sendReopened } = await import('./sendReopened');
    return sendReopened(job);
  },
};
