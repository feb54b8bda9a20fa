import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Request } from './loadOf';

export interface Case {
  name: string;
  next: () => Request;
}

/** A server that is measured. */
export interface Target {
  name: string;
  port: number;
  pid: number;
  cases: Case[];
  stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/** A server of another kind, once it says on its output that it is ready. */
export async function startProcess(
  args: string[],
  env: Record<string, string>,
  ready: RegExp,
): Promise<{ pid: number; stop(): Promise<void> }> {
  const child: ChildProcess = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const heard = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`not ready: ${said}`)), PATIENCE_MS);
    const hear = (chunk: Buffer) => {
      said += String(chunk);
      if (!ready.test(said)) return;
      clearTimeout(late);
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => {
      clearTimeout(late);
      reject(new Error(`it ended: ${said}`));
    });
  });
  await heard.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { pid: child.pid ?? 0, stop };
}

export function oneOf<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
}
