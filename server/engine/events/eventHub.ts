import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, gt, or, sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { changeEvent } from '../../db/schema/events';
import { DOOR_CHANNEL, type Door } from '../backup/door';
import type { ChangeEvent } from './changeEvent';
import { IdGaps } from './idGaps';
import { loadLive } from './loadLive';
import { oneAtATime } from './oneAtATime';
import { openWhisper, packWhisper, type Whisper } from './whisper';

type Listener = (events: readonly ChangeEvent[]) => void;
type Hearer = (whisper: Whisper) => void;

export interface EventHub {
  wake(): void;
  subscribe(listener: Listener): () => void;
  /** Tells the open pages of every process something that is kept nowhere; lost where nobody listens. */
  whisper(whisper: Whisper): void;
  onWhisper(hearer: Hearer): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'anden_changes';
const WHISPERS = 'anden_whispers';
const GATHER_MS = 5;

/** The number of the connection in PostgreSQL, which its types leave out. */
const backendOf = (client: Client) => (client as Client & { processID: number | null }).processID;

/** Reads committed events once per process and hands them to the open streams; NOTIFY wakes the other processes. */
export async function openEventHub(parts: {
  url: string;
  db: Db;
  log: Logger;
  door: Door;
}): Promise<EventHub> {
  const { db, log } = parts;
  const listeners = new Set<Listener>();
  const hearers = new Set<Hearer>();
  const gaps = new IdGaps(await newestId(db));
  let client: Client | null = null;
  let closed = false;

  const readNew = async () => {
    const missing = gaps.missing();
    const rows = await db
      .select({ id: changeEvent.id, tags: changeEvent.tags, audience: changeEvent.audience })
      .from(changeEvent)
      .where(
        or(
          gt(changeEvent.id, gaps.newest),
          missing.length > 0 ? and(anyOf(changeEvent.id, missing)) : sql`false`,
        ),
      )
      .orderBy(asc(changeEvent.id))
      .limit(5000);
    if (rows.length === 0) return;
    gaps.saw(rows.map((row) => row.id));
    const events = await loadLive(db, rows as Omit<ChangeEvent, 'live'>[]);
    for (const listener of listeners) listener(events);
  };

  const reading = oneAtATime(async () => {
    // Many commits of one moment are read in one go.
    await sleep(GATHER_MS);
    if (closed) return;
    await readNew().catch((error: unknown) => log.warn({ err: error }, 'events not read'));
  });
  const read = reading.ask;
  // Outside of write transactions, and one for many: NOTIFY takes a lock on the whole server.
  const telling = oneAtATime(async () => {
    await sleep(GATHER_MS);
    await client?.query(`notify ${CHANNEL}`).catch(() => undefined);
  });

  const hear = (whisper: Whisper | null) => {
    if (whisper) for (const hearer of hearers) hearer(whisper);
  };

  const connect = async () => {
    if (closed) return;
    const next = new Client({ connectionString: parts.url, application_name: 'anden-events' });
    next.on('notification', ({ channel, payload = '', processId }) => {
      if (channel === DOOR_CHANNEL) parts.door.heard(payload);
      // This process has read already what it told the others.
      if (processId === backendOf(next)) return;
      if (channel === WHISPERS) hear(openWhisper(payload));
      else read();
    });
    let gone = false;
    // Once for each connection: two that came after one would be four after the next.
    const again = () => {
      if (gone) return;
      gone = true;
      if (client === next) client = null;
      if (!closed) setTimeout(() => void connect(), 1000).unref();
    };
    next.on('error', () => next.end().catch(() => {}));
    next.on('end', again);
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}; listen ${WHISPERS}; listen ${DOOR_CHANNEL}`);
      client = next;
      read();
    } catch {
      await next.end().catch(() => {});
      again();
    }
  };
  await connect();
  // A notification can be lost with its connection; nobody waits longer than this for what changed.
  const pulse = setInterval(read, 15_000);
  pulse.unref();

  return {
    wake: () => {
      read();
      telling.ask();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    whisper: (whisper) => {
      hear(whisper);
      const packed = packWhisper(whisper);
      if (packed === null) return;
      void client?.query('select pg_notify($1, $2)', [WHISPERS, packed]).catch(() => undefined);
    },
    onWhisper: (hearer) => {
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
    close: async () => {
      closed = true;
      clearInterval(pulse);
      await reading.settled();
      await telling.settled();
      await client?.end().catch(() => {});
    },
  };
}

async function newestId(db: Db): Promise<number> {
  const [row] = await db
    .select({ newest: sql<number>`coalesce(max(${changeEvent.id}), 0)::bigint` })
    .from(changeEvent);
  return Number(row?.newest ?? 0);
}
