import { Agent, request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../db/Db';
import type { Config } from '../config/config';
import { type OutsideReach, publicReach } from '../outside/outsideReach';
import { encryptPush, type PushReader } from './encryptPush';
import { pushKeys, vapid } from './pushKeys';

/** A device shows this; its link is a page of the client. */
export interface PushMessage {
  title: string;
  body: string;
  link: string;
  /** A message replaces an earlier one of the same tag, so that what comes twice is shown once. */
  tag: string;
}

export interface PushTarget extends PushReader {
  endpoint: string;
  /** In a row: one that always fails is not asked twice. */
  failures: number;
}

/** `gone`: that browser will never take anything again. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

export interface Pusher {
  /** Whether something may be sent there at all. */
  admits(endpoint: string): boolean;
  /** Hands each message to the push service of its device; a slow one waits for itself alone. */
  open(db: Db): Promise<(target: PushTarget, message: PushMessage) => Promise<PushOutcome>>;
  close(): void;
}

const PATIENCE_MS = 8000;
const WAITS_MS = [1000, 4000];
const LONGEST_WAIT_MS = 20_000;
/** The bell keeps it; a telephone that is off for longer needs no old news when it wakes. */
const KEPT_SECONDS = 86_400;
const NOBODY = 'mailto:nobody@example.com';

interface Answer {
  status: number;
  /** How long it asks to wait; zero where it says nothing. */
  waitMs: number;
}

function post(agent: Agent, endpoint: URL, headers: Record<string, string>, body: Buffer) {
  return new Promise<Answer>((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const asked = request(endpoint, { method: 'POST', agent, headers, signal }, (answer) => {
      const seconds = Number(answer.headers['retry-after']);
      resolve({ status: answer.statusCode ?? 0, waitMs: seconds > 0 ? seconds * 1000 : 0 });
      // Only the status of an answer matters to us; only an empty body leaves the connection as it was.
      if (answer.headers['content-length'] === '0') answer.resume();
      else answer.destroy();
      answer.on('error', () => undefined);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

const mayPass = (status: number) => status === 429 || status >= 500;

/** Sends, and tries again what may pass, a few times and not for long. */
async function insist(send: () => Promise<Answer>, waits: readonly number[]): Promise<PushOutcome> {
  const { status, waitMs } = await send();
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  const [wait, ...rest] = waits;
  if (!mayPass(status) || wait === undefined || waitMs > LONGEST_WAIT_MS) return 'failed';
  await sleep(Math.max(wait, waitMs), undefined, { ref: false });
  return insist(send, rest);
}

/** Writes to the push services that browsers named, wherever `reach` lets it. */
export function makePusher(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  reach: OutsideReach = publicReach,
): Pusher {
  const { lookup, ca } = reach;
  const agent = new Agent({ lookup, ca, keepAlive: true, maxSockets: 20, maxFreeSockets: 5 });
  // Push services refuse a contact that is no https address and no mailbox.
  const contact = publicUrl?.startsWith('https://') ? publicUrl : NOBODY;
  const admits = (endpoint: string) => URL.canParse(endpoint) && reach.admits(new URL(endpoint));
  return {
    admits,
    open: async (db) => {
      const keys = await pushKeys(db);
      return async (target, message) => {
        if (!admits(target.endpoint)) return 'gone';
        try {
          const endpoint = new URL(target.endpoint);
          const body = encryptPush(target, Buffer.from(JSON.stringify(message)));
          const headers = {
            authorization: await vapid(keys, endpoint, contact),
            'content-encoding': 'aes128gcm',
            'content-length': String(body.length),
            'content-type': 'application/octet-stream',
            ttl: String(KEPT_SECONDS),
          };
          const waits = target.failures === 0 ? WAITS_MS : [];
          return await insist(() => post(agent, endpoint, headers, body), waits);
        } catch {
          // Out of reach, too slow, or inside of a network: neither its address nor why is for a log.
          return 'failed';
        }
      };
    },
    close: () => agent.destroy(),
  };
}
