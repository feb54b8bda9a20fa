import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { buildApp } from '../app';
import { migrate } from '../db/migrate';
import type { Services } from '../engine/acciones/context';
import type { Config } from '../engine/config/config';
import { listen } from './listen';
import { type OpenedDatabase, openDatabase } from './openDatabase';

const PATIENCE = 5_000;
const LAST_WORDS = 1_000;

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
    const late = (ms: number) => sleep(ms, undefined, { ref: false });
    const closed = app?.close();
    await Promise.race([closed, late(PATIENCE)]).finally(database.close);
    // Whom the database left without an answer is told so before the process goes.
    await Promise.race([closed, late(LAST_WORDS)]);
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
