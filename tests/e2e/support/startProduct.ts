import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { freePort } from './freePort';

export interface Product {
  url: string;
  child: ChildProcess;
  /** All that it said so far. */
  output(): string;
  stop(): Promise<void>;
}

// On a machine that does other things, too; the answer ends the wait.
const PATIENCE = 180_000;

/** This runs what `npm start` runs, built if it has to be, on a free port and a data folder of its own. */
export async function startProduct(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<Product> {
  const port = await freePort();
  let output = '';
  const child = spawn(process.execPath, [resolve('scripts/start.mjs')], {
    env: { ...process.env, PORT: String(port), ANDEN_DATA: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A signal from the terminal reaches it through `stop`, once.
    detached: true,
  });
  const url = `http://localhost:${port}`;
  const ready = new Promise<void>((done, fail) => {
    const late = setTimeout(() => fail(new Error(`no answer in time:\n${output}`)), PATIENCE);
    const hear = (chunk: Buffer) => {
      output += String(chunk);
      if (!output.includes('Andén está listo')) return;
      clearTimeout(late);
      done();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => {
      clearTimeout(late);
      fail(new Error(`the server ended with ${code}:\n${output}`));
    });
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  await ready.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, child, output: () => output, stop };
}
