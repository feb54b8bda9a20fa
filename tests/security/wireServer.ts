import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildApp } from '../../server/app';
import { readConfig } from '../../server/engine/config/config';
import { linkFolder } from '../support/linkFolder';
import { quickFolder } from '../support/postgres/quickFolder';
import { createTestDatabase } from '../support/testDatabase';

export const CLIENT_SECRET = 'what lies beside the client is nobody’s';

/** The server with a log, static files and a real socket: what a stranger on the network meets. */
export async function wireServer(env: Record<string, string> = {}) {
  const database = await createTestDatabase(true);
  const folder = await mkdtemp(path.join(quickFolder(), 'anden-wire-'));
  linkFolder(database.demoFiles, path.join(folder, 'files'));
  const clientFolder = path.join(folder, 'client');
  await mkdir(path.join(clientFolder, 'assets'), { recursive: true });
  await writeFile(path.join(folder, 'secret.txt'), CLIENT_SECRET);
  await writeFile(path.join(clientFolder, 'index.html'), '<head><title>Andén</title>');
  await writeFile(path.join(clientFolder, 'login.html'), '<head><title>Ingresá</title>');
  await writeFile(path.join(clientFolder, 'sw.js'), 'the worker');
  await writeFile(path.join(clientFolder, 'assets', 'main-abc123.js'), 'export const one = 1;');
  const logFile = path.join(folder, 'anden.log');
  const { app, services } = await buildApp({
    config: readConfig({ ANDEN_DATA: folder, ...env }),
    ownerUrl: database.ownerUrl,
    appUrl: database.url,
    clientFolder,
    version: 'test',
    logFile,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    services,
    port,
    logFile,
    close: async () => {
      await app.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type WireServer = Awaited<ReturnType<typeof wireServer>>;
