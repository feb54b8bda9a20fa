import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** A TypeScript source reaches a thread through the loader of this one's sources. */
const fromSource = (source: string) => `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(pathToFileURL(source).href)});
})`;

/** Bundled beside the server when it is built; in development, and in tests, its sources. */
export function startThread(source: `server/${string}.ts`, mostMegabytes: number): Worker {
  const limits = { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } };
  const bundle = path.join(process.cwd(), 'dist/server', `${path.basename(source, '.ts')}.mjs`);
  const worker =
    process.env.ANDEN_BUNDLED === '1'
      ? new Worker(bundle, limits)
      : new Worker(fromSource(path.resolve(source)), { ...limits, eval: true, execArgv: [] });
  worker.unref();
  return worker;
}
