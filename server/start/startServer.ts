import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { buildApp } from '../app';
import { StartFault } from '../db/startFault';
import type { Services } from '../engine/acciones/context';
import type { Config } from '../engine/config/config';
import { type OpenedDatabase, openDatabase } from './openDatabase';
import { whoseData } from './whoseData';

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
): Promise<{ services: Services; holdsDemo: boolean; close(): Promise<void> }> => {
  const database = await openDatabase(config, root, log);
  let app: FastifyInstance | undefined;
  const close = async (): Promise<void> => {
    // A request that never ends must not keep PostgreSQL from a clean stop.
    const late = (ms: number) => sleep(ms, undefined, { ref: false });
    const closed = app?.close();
    await Promise.race([closed, late(PATIENCE)]).finally(database.close);
    // Requests that the database left without an answer are told so before the process goes.
    await Promise.race([closed, late(LAST_WORDS)]);
  };
  try {
    if (config.startsAt && (await whoseData(database.ownerUrl)) === 'own')
      throw new StartFault(
        'ANDEN_NOW mueve el reloj y es solo para la demostración, y estos datos son de una organización: quitalo, o elegí otros datos.',
      );
    const { migrate } = await import('../db/migrate');
    await migrate(database.ownerUrl);
    const built = await build(database);
    app = built.app;
    const holdsDemo = (await whoseData(database.ownerUrl)) === 'demo';
    await listen(app, config);
    return { services: built.services, holdsDemo, close };
  } catch (error) {
    await close();
    throw error;
  }
};

const explain = (code: string | undefined, { port, host }: Config): string | undefined => {
  if (code === 'EADDRINUSE') {
    const other = port < 65535 ? port + 1 : 4601;
    return `El puerto ${port} está ocupado por otro programa: probá con PORT=${other} npm start.`;
  }
  if (code === 'EACCES')
    return `Este usuario no puede usar el puerto ${port}: probá con PORT=4600 npm start.`;
  if (code === 'EADDRNOTAVAIL') return `La dirección ${host} no existe en este equipo.`;
  return undefined;
};

const listen = async (app: FastifyInstance, config: Config): Promise<void> => {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const sentence = explain((error as NodeJS.ErrnoException).code, config);
    throw sentence ? new StartFault(sentence) : error;
  }
};
