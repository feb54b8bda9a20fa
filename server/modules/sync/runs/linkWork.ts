import type { link, linkRun } from '../../../db/schema/sync';
import type { Viewer } from '../../../engine/acciones/context';
import type { ImportDefinition } from '../../../engine/imports/importDefinition';
import type { JobRun } from '../../../engine/jobs/jobRunner';

/** A run that reads, with the name it acts in and what that name may bring in. */
export interface LinkWork {
  job: JobRun;
  viewer: Viewer;
  definition: ImportDefinition;
  link: typeof link.$inferSelect;
  run: typeof linkRun.$inferSelect;
}
