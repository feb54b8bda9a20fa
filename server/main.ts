import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './engine/config/config';
import { outliveLostConnections } from './start/outliveLostConnections';
import { readyBlock } from './start/readyBlock';
import { runUntilStopped } from './start/runUntilStopped';
import { startServer } from './start/startServer';

const root = process.cwd();

const log = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const readVersion = (): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;

outliveLostConnections(log);
await runUntilStopped(async () => {
  const config = readConfig(process.env);
  const build = async ({ ownerUrl, appUrl }: { ownerUrl: string; appUrl: string }) => {
    const { buildApp } = await app;
    return buildApp({
      config,
      ownerUrl,
      appUrl,
      clientFolder: join(root, 'dist/client'),
      version: readVersion(),
      logFile: join(config.dataDir, 'anden.log'),
    });
  };
  const started = startServer(config, root, build, log);
  // Begun once PostgreSQL is on its way: it starts in its own processes while the rest of the server is read here.
  const app = import('./app');
  const { services, holdsDemo, close } = await started;
  const { setupCode } = services;
  process.stdout.write(`${readyBlock(config, { setupCode, holdsDemo })}\n`);
  return { close };
});
