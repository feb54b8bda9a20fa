import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from './precompress.mjs';
import { root } from './root.mjs';
import { runNode } from './run.mjs';

const buildClient = () =>
  runNode(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  });

const buildServer = async () => {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'server/main.ts',
      pdfThread: 'server/signing/pdf/pdfThread.ts',
      textThread: 'server/texts/textThread.ts',
    },
    outdir: 'dist/server',
    outExtension: { '.js': '.mjs' },
    define: { 'process.env.ANDEN_BUNDLED': '"1"' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'error',
  });
  const migrations = join(root, 'dist/server/migrations');
  rmSync(migrations, { recursive: true, force: true });
  cpSync(join(root, 'server/db/migrations'), migrations, { recursive: true });
};

/** Client and server side by side; throws with what the tools said. */
export const buildAll = async () => {
  const [client] = await Promise.all([buildClient(), buildServer()]);
  if (client.code !== 0) throw new Error(client.output.trim());
  await precompress(join(root, 'dist/client'));
};
