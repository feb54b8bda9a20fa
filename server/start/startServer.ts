import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { migrate } from '../db/migrate';
import { listen } from './listen';
import { type OpenedDatabase, openDatabase } from './openDatabase';

const PATIENCE = 5_000;

export type BuildServer = (database: OpenedDatabase) => Promise<FastifyInstance>;

/** Opens in order, closes in the opposite one; a start that fails half way leaves nothing running. */
export const startServer = async (
  config: Config,
  root: string,
  build: BuildServer,
  log: (line: string) => void,
): Promise<{ close(): Promise<void> }> => {
  const database = await openDatabase(config, root, log);
  let app: FastifyInstance | undefined;
  const close = async (): Promise<void> => {
    // A request that never ends must not keep PostgreSQL from a clean stop.
    const late = sleep(PATIENCE, undefined, { ref: false });
    await Promise.race([app?.close(), late]).finally(database.close);
  };
  try {
    await migrate(database.ownerUrl);
    app = await build(database);
    await listen(app, config);
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
};
