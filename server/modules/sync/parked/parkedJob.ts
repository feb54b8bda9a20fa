import type { JobKind } from '../../../engine/jobs/jobRunner';
import { whenAsked } from '../../../engine/whenAsked';
import { PARKED_JOB } from './askParked';

/** Sends the rows of a link whose month was reopened; that is seldom, and a server that starts does not load how. */
export const parkedJob: JobKind = {
  kind: PARKED_JOB,
  run: whenAsked(async () => (await import('./sendAlone')).sendAlone),
};
