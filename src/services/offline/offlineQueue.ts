import { oneTabOnly } from '../events/oneTabOnly';
import type { SessionState } from '../session/sessionStore';
import type { AppError } from '../wms/appError';
import { isAppError } from '../wms/appError';
import { accionMeta } from '../wms/generated/accionMeta.gen';
import { performCall } from '../wms/performCall';
import { indexedDbStore } from './indexedDbStore';
import { memoryStore } from './memoryStore';
import { type Owner, ownerOf, type QueuedChange, type QueueStore } from './queuedChange';
import { drawnAtOnce, unaskedChanges } from './waitingChanges';

/** `later`: it may still be done; an error: the server refused it for good. */
type Outcome = 'sent' | 'later' | AppError;

const passing = new Set([401, 408, 425, 429]);

/** Below 400: no answer at all, or the page of a network that asks to sign in first. */
const mayStillBeDone = ({ status }: AppError) =>
  status < 400 || status >= 500 || passing.has(status);

async function sendChange(
  { accion, body, key }: QueuedChange,
  state: SessionState,
  onAnswer: (answer: unknown) => void,
): Promise<Outcome> {
  const { private: privateFields } = accionMeta[accion] ?? {};
  const call = { method: 'POST', withUser: true, accion, body, privateFields } as const;
  try {
    onAnswer(await performCall({ ...call, idempotencyKey: key }, state));
    return 'sent';
  } catch (error) {
    return isAppError(error) && !mayStillBeDone(error) ? error : 'later';
  }
}

/** The store that this browser allows: some forbid a database in private windows, and say so only when it is used. */
function browserStore(): QueueStore {
  const memory = memoryStore();
  if (typeof indexedDB === 'undefined') return memory;
  const disk = indexedDbStore();
  return {
    add: (change) => disk.add(change).catch(() => memory.add(change)),
    of: async (owner) => [...(await disk.of(owner).catch(() => [])), ...(await memory.of(owner))],
    replace: async (change) => {
      await disk.replace(change).catch(() => undefined);
      if ((await memory.of(change)).some(({ key }) => key === change.key)) {
        await memory.replace(change);
      }
    },
    remove: async (key) => {
      await disk.remove(key).catch(() => undefined);
      await memory.remove(key);
    },
  };
}

type GetState = () => SessionState;

/** The result of a round: how many went out, and which the server refused for good. */
export interface Round {
  sent: number;
  /** A late answer may say something else than was promised: its page shows that. */
  answers: readonly { change: QueuedChange; answer: unknown }[];
  refused: readonly { change: QueuedChange; error: AppError }[];
}

const patience = 15_000;
const longestWait = 3_000;
const isAsked = ({ accion }: QueuedChange) => !unaskedChanges.has(accion);
const waits = ({ refused }: QueuedChange) => refused === undefined;

const textOf = (changes: readonly QueuedChange[]) =>
  changes.map(({ key, refused }) => `${key} ${refused ?? ''}`).join();
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, longestWait));

export function makeOfflineQueue(
  store: QueueStore,
  send: (
    change: QueuedChange,
    state: SessionState,
    onAnswer: (answer: unknown) => void,
  ) => Promise<Outcome> = sendChange,
) {
  let all: readonly QueuedChange[] = [];
  let pending: readonly QueuedChange[] = [];
  let refused: readonly QueuedChange[] = [];
  let sending: Promise<void> | null = null;
  let restUntil = 0;
  /** The last try did not arrive. */
  let failing = false;
  let askedAgain = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const rounds = new Set<(round: Round) => void>();

  const recount = async (owner: Owner | null) => {
    const before = textOf(all);
    all = owner ? await store.of(owner) : [];
    // Silent when nothing changed: tabs that tell each other would never end.
    if (textOf(all) === before) return;
    pending = all.filter(waits);
    refused = all.filter((change) => !waits(change));
    for (const listener of listeners) listener();
  };

  const drain = async (getState: GetState) => {
    const round = {
      sent: 0,
      answers: [] as Round['answers'][number][],
      refused: [] as Round['refused'][number][],
    };
    for (;;) {
      // The owner and the sending take the same state: the change is sent by its owner.
      const state = getState();
      const owner = ownerOf(state);
      const change = owner ? (await store.of(owner)).find(waits) : undefined;
      if (!change) break;
      const outcome = await send(change, state, (answer) => round.answers.push({ change, answer }));
      if (failing !== (outcome === 'later')) {
        failing = !failing;
        for (const listener of listeners) listener();
      }
      if (outcome === 'later') {
        restUntil = performance.now() + patience;
        // Not every browser says that the network is back to a page that was opened without it.
        again = setTimeout(() => void flush(getState), patience);
        break;
      }
      const refusal = outcome === 'sent' ? null : outcome;
      // A thing that a person did or wrote is theirs until they have read that it was not saved.
      if (refusal && isAsked(change)) await store.replace({ ...change, refused: refusal.message });
      else await store.remove(change.key);
      if (refusal) round.refused.push({ change, error: refusal });
      else round.sent += 1;
    }
    await recount(ownerOf(getState()));
    if (round.sent + round.refused.length > 0) for (const tell of rounds) tell(round);
  };

  /** When a caller says that the network is back while a try still fails, another one is made after it. */
  const tries = async (getState: GetState) => {
    while (askedAgain) {
      askedAgain = false;
      await oneTabOnly('anden-cola', new AbortController().signal, () => drain(getState)).catch(
        () => undefined,
      );
    }
    sending = null;
  };

  /** Sends what waits, in order, one tab at a time. */
  const flush = (getState: GetState): Promise<void> => {
    restUntil = 0;
    clearTimeout(again);
    askedAgain = true;
    sending ??= tries(getState);
    return sending;
  };

  return {
    flush,
    recount: (state: SessionState) => recount(ownerOf(state)),
    /** After a call that arrived: the network is back. */
    nudge: (getState: GetState) => {
      if (pending.length > 0 && !sending && performance.now() >= restUntil) void flush(getState);
    },
    keep: async (change: QueuedChange) => {
      await store.add(change);
      await recount(change);
    },
    isEmpty: () => pending.length === 0,
    /** How many a person knows of. */
    count: () =>
      // A change that its own page shows on its way is no news until it cannot go.
      pending.filter((change) => isAsked(change) && (failing || !drawnAtOnce.has(change.accion)))
        .length,
    /** In the order in which they were made; the same list until it changes. */
    pending: () => pending,
    /** The changes that were not saved, until their person has read it. */
    refused: () => refused,
    forget: async (change: QueuedChange) => {
      await store.remove(change.key);
      await recount(change);
    },
    /** A change that was not asked for does not stay behind on a device that a person signs out of. */
    forgetUnasked: async (state: SessionState) => {
      const owner = ownerOf(state);
      const left = owner ? await store.of(owner) : [];
      for (const { key } of left.filter((change) => !isAsked(change))) await store.remove(key);
      await recount(owner);
    },
    tryAgain: async ({ refused: _, ...change }: QueuedChange, getState: GetState) => {
      await store.replace(change);
      await recount(change);
      await flush(getState);
    },
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
