import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './root.mjs';

const AN_HOUR = 3_600_000;

// Parts of earlier builds add up; those of the last hour may be another run's, which starts its processes from them.
const sweep = (folder, made) => {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changed && changed < Date.now() - AN_HOUR && !made.has(file)) rmSync(file, { force: true });
  }
};

/** Bundles these sources for Node, each by the name of its file, with what they share apart. */
export const buildServer = async (entryPoints, outdir) => {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    define: { 'process.env.ANDEN_BUNDLED': '"1"' },
    bundle: true,
    // A process loads the library of the work that it is given, and no other.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    metafile: true,
    logLevel: 'error',
  });
  const made = new Set(Object.keys(metafile.outputs).map((path) => join(root, path)));
  sweep(join(resolve(root, outdir), 'chunks'), made);
};

/** Started by the server for what it does with files from anybody. */
export const processes = { workshopProcess: 'server/engine/workshop/workshopProcess.ts' };
