import Fastify from 'fastify';
import { readConfig } from './config';
import { readyBlock } from './start/readyBlock';
import { runUntilStopped } from './start/runUntilStopped';
import { startServer } from './start/startServer';

const log = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

await runUntilStopped(async () => {
  const config = readConfig(process.env);
  const build = async () => Fastify();
  const server = await startServer(config, import.meta.dirname, build, log);
  process.stdout.write(`${readyBlock(config)}\n`);
  return server;
});
