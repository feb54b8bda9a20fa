import type { JobKind } from '../../../engine/jobs/jobRunner';
import { whenAsked } from '../../../engine/whenAsked';

/** Runs a link once; a server that has none never loads how. */
export const linkJob: JobKind = {
  kind: 'link',
  run: whenAsked(async () => (await import('./runOnce')).runOnce),
};
