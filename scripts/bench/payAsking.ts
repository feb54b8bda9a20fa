import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { callServer, openSession, type ServerSession } from '../../tests/e2e/support/callServer';
import { childrenOf } from './childrenOf';
import { memoryOfProcess } from './memoryOf';

const LOOK_MS = 200;

export interface Run {
  id: number;
  version: number;
  state: string;
  requestId: number | null;
}

/** A product whose pay is asked for, and whose processes and tables are looked at. */
export interface Asking {
  url: string;
  pid: number;
  postmaster: number;
  owner: Client;
  pay: ServerSession;
}

export const readRun = ({ url, pay }: Asking, id: number) =>
  callServer<Run>(url, 'liquidacion.obtener', { id }, pay);

/** Milliseconds of what others asked, and megabytes of all that we run, until something is over. */
export async function meanwhile({ url, pid, postmaster }: Asking, over: () => Promise<boolean>) {
  const reader = await openSession(url, 'empleado');
  const answers: number[] = [];
  let most = 0;
  for (;;) {
    const from = performance.now();
    await callServer(url, 'publicacion.listar', {}, reader);
    answers.push(performance.now() - from);
    const ours = [pid, ...childrenOf(pid)].filter((one) => one !== postmaster).map(memoryNow);
    most = Math.max(
      most,
      ours.reduce((sum, own) => sum + own, 0),
    );
    if (await over()) return { answers, most };
    await sleep(LOOK_MS);
  }
}

/** A process that ends meanwhile counts as holding nothing. */
function memoryNow(pid: number): number {
  try {
    return memoryOfProcess(pid).pss;
  } catch {
    return 0;
  }
}

export const ninth = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * 0.9)] ?? Number.NaN;
