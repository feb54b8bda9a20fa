import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { Fault } from '../http/fault';

export const DOOR_CHANNEL = 'anden_door';

const SHUT_MS = 15_000;
const AGAIN_MS = 5_000;
/** Requests let in a moment ago get this long to end by themselves. */
const GRACE_MS = 500;

export interface Door {
  /** This hears what a process told all of them. */
  heard(message: string): void;
  /** Refuses while a copy is being restored. */
  check(): void;
}

/** Shut for a while at a time: if the process that shut it dies, it opens by itself. */
export function makeDoor(now: () => number = () => performance.now()): Door {
  let shutUntil = 0;
  return {
    heard: (message) => {
      shutUntil = message === 'shut' ? now() + SHUT_MS : 0;
    },
    check: () => {
      if (now() >= shutUntil) return;
      throw new Fault(
        503,
        'restaurando',
        'Se está restaurando una copia de seguridad: probá de nuevo en unos minutos.',
        { retryAfter: 30 },
      );
    },
  };
}

/** Keeps every process of this database from answering until the work is over. */
export async function behindShutDoor<T>(ownerUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'anden-door' });
  client.on('error', () => undefined);
  await client.connect();
  const tell = (message: 'shut' | 'open') =>
    client.query('select pg_notify($1, $2)', [DOOR_CHANNEL, message]);
  const again = setInterval(() => void tell('shut').catch(() => undefined), AGAIN_MS);
  try {
    await tell('shut');
    await sleep(GRACE_MS);
    return await work();
  } finally {
    clearInterval(again);
    await tell('open').catch(() => undefined);
    await client.end().catch(() => undefined);
  }
}
