import { oneTabOnly } from '../events/oneTabOnly';
import type { SessionState } from '../session/sessionStore';
import type { AppError } from '../wms/appError';
import { isAppError } from '../wms/appError';
import { accionMeta } from '../wms/generated/accionMeta.gen';
import { performCall } from '../wms/performCall';
import { indexedDbStore } from './indexedDbStore';
import { memoryStore } from './memoryStore';
import { type Owner, ownerOf, type QueuedChange, type QueueStore } from './queuedChange';

/** `later`: it may still be done; an error: the server refused it for good. */
type Outcome = 'sent' | 'later' | AppError;

const passing = new Set([401, 408, 425, 429]);

/** Below 400: no answer at all, or the page of a network that asks to sign in first. */
const mayStillBeDone = ({ status }: AppError) =>
  status < 400 || status >= 500 || passing.has(status);

async function sendChange(
  { accion, body, key }: QueuedChange,
  state: SessionState,
): Promise<Outcome> {
  const { private: privateFields } = accionMeta[accion] ?? {};
  const call = { method: 'POST', withUser: true, accion, body, privateFields } as const;
  try {
    await performCall({ ...call, idempotencyKey: key }, state);
    return 'sent';
  } catch (error) {
    return isAppError(error) && !mayStillBeDone(error) ? error : 'later';
  }
}

/** What this browser allows: some forbid a database in private windows, and say so only when it is used. */
function browserStore(): QueueStore {
  const memory = memoryStore();
  if (typeof indexedDB === 'undefined') return memory;
  const disk = indexedDbStore();
  return {
    add: (change) => disk.add(change).catch(() => memory.add(change)),
    of: async (owner) => [...(await disk.of(owner).catch(() => [])), ...(await memory.of(owner))],
    remove: async (key) => {
      await disk.remove(key).catch(() => undefined);
      await memory.remove(key);
    },
  };
}

type GetState = () => SessionState;

/** What became of a round: how many went out, and which the server refused for good. */
export interface Round {
  sent: number;
  refused: readonly { change: QueuedChange; error: AppError }[];
}

const patience = 15_000;
const longestWait = 3_000;
// Nobody asked for these: they wait too, but are not told.
const unasked = new Set(['publicacion.marcarLeidas']);

const keysOf = (changes: readonly QueuedChange[]) => changes.map(({ key }) => key).join();
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, longestWait));

export function makeOfflineQueue(
  store: QueueStore,
  send: (change: QueuedChange, state: SessionState) => Promise<Outcome> = sendChange,
) {
  let pending: readonly QueuedChange[] = [];
  let sending: Promise<void> | null = null;
  let restUntil = 0;
  const listeners = new Set<() => void>();
  const rounds = new Set<(round: Round) => void>();

  const recount = async (owner: Owner | null) => {
    const before = keysOf(pending);
    pending = owner ? await store.of(owner) : [];
    // Silent when nothing changed: tabs that tell each other would never end.
    if (keysOf(pending) !== before) for (const listener of listeners) listener();
  };

  const drain = async (getState: GetState) => {
    const round = { sent: 0, refused: [] as Round['refused'][number][] };
    for (;;) {
      // One state for both: whoever owns the change is who sends it.
      const state = getState();
      const owner = ownerOf(state);
      const [change] = owner ? await store.of(owner) : [];
      if (!change) break;
      const outcome = await send(change, state);
      if (outcome === 'later') {
        restUntil = Date.now() + patience;
        break;
      }
      await store.remove(change.key);
      if (outcome === 'sent') round.sent += 1;
      else round.refused.push({ change, error: outcome });
    }
    await recount(ownerOf(getState()));
    if (round.sent + round.refused.length > 0) for (const tell of rounds) tell(round);
  };

  /** Sends what waits, in order, one tab at a time. */
  const flush = (getState: GetState): Promise<void> => {
    restUntil = 0;
    sending ??= oneTabOnly('anden-cola', new AbortController().signal, () => drain(getState))
      .catch(() => undefined)
      .finally(() => {
        sending = null;
      });
    return sending;
  };

  return {
    flush,
    recount: (state: SessionState) => recount(ownerOf(state)),
    /** After a call that arrived: the network is back. */
    nudge: (getState: GetState) => {
      if (pending.length > 0 && !sending && Date.now() >= restUntil) void flush(getState);
    },
    keep: async (change: QueuedChange) => {
      await store.add(change);
      await recount(change);
    },
    isEmpty: () => pending.length === 0,
    /** How many a person knows of. */
    count: () => pending.filter(({ accion }) => !unasked.has(accion)).length,
    /** Until what waits is out, but not for ever: another tab may hang on it. */
    settled: async () => {
      if (sending) await Promise.race([sending, pause()]);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onRound: (tell: (round: Round) => void) => {
      rounds.add(tell);
      return () => void rounds.delete(tell);
    },
  };
}

export type OfflineQueue = ReturnType<typeof makeOfflineQueue>;

export const offlineQueue = makeOfflineQueue(browserStore());
