import { root } from './root.mjs';

/** Bundles these sources for Node, each by the name of its file, with what they share apart. */
export const buildServer = async (entryPoints, outdir) => {
  const { build } = await import('esbuild');
  await build({
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
    logLevel: 'error',
  });
};

/** Started by the server for what it does with files from anybody. */
export const processes = { workshopProcess: 'server/engine/workshop/workshopProcess.ts' };
