import { openPool, taskBounds } from '../../../server/db/client';
import { localFileStore } from '../../../server/engine/files/store/localFileStore';
import '../../../server/modules';
import { workOffMarks } from '../../../server/modules/hours/workOffMarks';
import { seedDemo } from '../../../server/seed/seedDemo';
import type { DemoPlace } from './startTestPostgres';

/** Writes the demo as these sources make it, built or not: its last months, and their hours, so that no server begins with them. */
export const demoFromSources = async ({ appUrl, files }: DemoPlace): Promise<void> => {
  const { db, close } = openPool(appUrl, () => undefined, { ...taskBounds, max: 2 });
  const seed = () => seedDemo(db, localFileStore(files), false);
  // Twice at once, as by processes that start together: one writes it, and the other waits and finds it.
  await Promise.all([seed(), seed()]);
  await workOffMarks(db);
  await close();
};
