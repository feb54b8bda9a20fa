import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../acciones/context';
import type { buildApp } from '../app';
import type { Config } from '../config';
import { migrate } from '../db/migrate';
import { listen } from './listen';
import { type OpenedDatabase, openDatabase } from './openDatabase';

const PATIENCE = 5_000;

type Built = Awaited<ReturnType<typeof buildApp>>;

export type BuildServer = (database: OpenedDatabase) => Promise<Built>;

/** Opens in order, closes in the opposite one; a start that fails half way leaves nothing running. */
export const startServer = async (
  config: Config,
  root: string,
  build: BuildServer,
  log: (line: string) => void,
): Promise<{ services: Services; close(): Promise<void> }> => {
  const database = await openDatabase(config, root, log);
  let app: FastifyInstance | undefined;
  const close = async (): Promise<void> => {
    // A request that never ends must not keep PostgreSQL from a clean stop.
    const late = sleep(PATIENCE, undefined, { ref: false });
    await Promise.race([app?.close(), late]).finally(database.close);
  };
  try {
    await migrate(database.ownerUrl);
    const built = await build(database);
    app = built.app;
    await listen(app, config);
    return { services: built.services, close };
  } catch (error) {
    await close();
    throw error;
  }
};
