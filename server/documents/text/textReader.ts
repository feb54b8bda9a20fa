import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ToRead } from './textWorker';

const PATIENCE_MS = 60_000;

const source = path.join(process.cwd(), 'server/documents/text/textWorker.ts');
const fromSource = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(pathToFileURL(source).href)});
})`;

/** Bundled beside the server when it is built; in development, and in tests, its sources. */
const startWorker = (): Worker => {
  const limits = { resourceLimits: { maxOldGenerationSizeMb: 512 } };
  const worker =
    process.env.ANDEN_BUNDLED === '1'
      ? new Worker(path.join(process.cwd(), 'dist/server/textWorker.mjs'), limits)
      : new Worker(fromSource, { ...limits, eval: true, execArgv: [] });
  worker.unref();
  return worker;
};

export interface TextReader {
  /** Empty when it holds no text or is broken; null when it took too long, or the thread with it. */
  read(file: ToRead): Promise<string | null>;
  close(): Promise<void>;
}

/** Reads one file after another in a thread of its own; a file that kills it or never ends costs that thread. */
export function openTextReader(patience = PATIENCE_MS): TextReader {
  let worker: Worker | undefined;
  let finish: (text: string | null) => void = () => undefined;
  const close = async () => {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };
  const fail = () => {
    finish(null);
    void close();
  };
  const open = () => {
    const started = startWorker();
    const isMine = () => worker === started;
    started.on('message', (text: string) => isMine() && finish(text));
    for (const end of ['error', 'exit']) started.on(end, () => isMine() && fail());
    return started;
  };
  const read = (file: ToRead) =>
    new Promise<string | null>((resolve) => {
      const late = setTimeout(fail, patience);
      finish = (text) => {
        clearTimeout(late);
        resolve(text);
      };
      worker ??= open();
      worker.postMessage(file, [file.bytes.buffer as ArrayBuffer]);
    });
  return { read, close };
}
