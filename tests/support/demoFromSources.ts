import { openPool, taskBounds } from '../../server/db/client';
import { localFileStore } from '../../server/engine/files/store/localFileStore';
import '../../server/modules';
import { seedDemo } from '../../server/seed/seedDemo';
import type { DemoPlace } from './startTestPostgres';

/** Writes the demo as these sources make it, built or not. */
export const demoFromSources = async ({ appUrl, files }: DemoPlace): Promise<void> => {
  const { db, close } = openPool(appUrl, () => undefined, { ...taskBounds, max: 1 });
  await seedDemo(db, localFileStore(files));
  await close();
};
