import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { linkFolder } from '../../support/linkFolder';
import { borrowPostgres } from '../../support/postgres/borrowPostgres';
import { createTestDatabase } from '../../support/testDatabase';
import { startStoryProduct } from './storyProduct';

export interface DemoCopy {
  url: string;
  databaseUrl: string;
  /** This ends the server as a power cut would: nothing is finished, nobody is told. Its database goes on. */
  kill(): Promise<void>;
  /** This starts it again at the same address; `env` says in what it differs from before. */
  startAgain(env?: Record<string, string>): Promise<void>;
  close(): Promise<void>;
}

/** The product over a copy of the demo that nobody else uses: its database and its files. */
export async function openDemoCopy(): Promise<DemoCopy> {
  const { folder, demoFiles } = await borrowPostgres('demo');
  const dataDir = await mkdtemp(join(folder, 'story-'));
  const database = await createTestDatabase(true);
  linkFolder(demoFiles, join(dataDir, 'files'));
  // The roles of owner and application are told apart by the server tests; a given database has one.
  const start = (env: Record<string, string> = {}) =>
    startStoryProduct(dataDir, { DATABASE_URL: database.ownerUrl, ...env });
  const clear = async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    let product = await start();
    const { url } = product;
    return {
      url,
      databaseUrl: database.ownerUrl,
      kill: async () => {
        const ended = once(product.child, 'exit');
        product.child.kill('SIGKILL');
        await ended;
      },
      startAgain: async (env) => {
        await product.stop();
        product = await start({ PORT: new URL(url).port, ...env });
      },
      close: () => product.stop().then(clear),
    };
  } catch (error) {
    await clear();
    throw error;
  }
}
