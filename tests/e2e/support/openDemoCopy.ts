import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { linkFolder } from '../../support/linkFolder';
import { borrowPostgres } from '../../support/postgres/borrowPostgres';
import { createTestDatabase } from '../../support/testDatabase';
import { startStoryProduct } from './storyProduct';

export interface DemoCopy {
  url: string;
  close(): Promise<void>;
}

/** The product over a copy of the demo that nobody else uses: its database and its files. */
export async function openDemoCopy(): Promise<DemoCopy> {
  const { folder, demoFiles } = await borrowPostgres('demo');
  const dataDir = await mkdtemp(join(folder, 'story-'));
  const database = await createTestDatabase(true);
  linkFolder(demoFiles, join(dataDir, 'files'));
  const clear = async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    // The roles of owner and application are told apart by the server tests; a given database has one.
    const { url, stop } = await startStoryProduct(dataDir, { DATABASE_URL: database.ownerUrl });
    return { url, close: () => stop().then(clear) };
  } catch (error) {
    await clear();
    throw error;
  }
}
