import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

let built: Promise<string> | null = null;

async function run(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'anden-banco-'));
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    configFile: false,
    logLevel: 'error',
    base: '/banco/',
    publicDir: false,
    plugins: [react()],
    resolve: { alias: { '@': resolve('src'), '@contract': resolve('contract') } },
    build: {
      outDir,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: resolve('tests/e2e/support/pdfBench/pdfBench.tsx'),
        output: { entryFileNames: 'banco.js' },
      },
    },
  });
  return outDir;
}

/** The page of the bench, built once for all the stories of a worker. */
export function buildBench(): Promise<string> {
  built ??= run();
  return built;
}
