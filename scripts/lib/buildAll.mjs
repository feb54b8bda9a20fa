import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer, processes } from './buildServer.mjs';
import { precompress } from './precompress.mjs';
import { root } from './root.mjs';
import { runNode } from './run.mjs';

const buildClient = () =>
  runNode(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  });

const buildForNode = async () => {
  // Parts of an earlier build would stay beside those of this one.
  rmSync(join(root, 'dist/server'), { recursive: true, force: true });
  await buildServer({ main: 'server/main.ts', ...processes }, 'dist/server');
  cpSync(join(root, 'server/db/migrations'), join(root, 'dist/server/migrations'), {
    recursive: true,
  });
};

/** Client and server side by side; throws with what the tools said. */
export const buildAll = async () => {
  const [client] = await Promise.all([buildClient(), buildForNode()]);
  if (client.code !== 0) throw new Error(client.output.trim());
  await precompress(join(root, 'dist/client'));
};
