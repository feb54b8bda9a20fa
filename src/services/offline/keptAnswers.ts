import { clock } from '@/utils/clock';
import type { SessionState } from '../session/sessionStore';
import type { WmsCall } from '../wms/wmsCall';
import { type AnswerStore, answerTable } from './answerTable';
import { type Owner, ownerOf } from './queuedChange';
import { dropSharedFiles } from './sharedFiles';

const LONGEST = 250_000;
/** No longer than a session lasts that nobody renews. */
const LIFETIME = 7 * 24 * 60 * 60_000;

type Ages = ReadonlyMap<string, number>;

const questionOf = ({ accion, body }: WmsCall) => `${accion} ${JSON.stringify(body ?? {})}`;

/** The answers that the person read last, for when there is no network: theirs alone, little, and not for long. */
export function makeKeptAnswers(store: AnswerStore | null, now = clock.ms) {
  let ages: Ages = new Map();
  let last: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const setAges = (next: Ages) => {
    ages = next;
    for (const listener of listeners) listener();
  };
  /** The database does them in the order in which they are begun, and a failure costs the memory alone. */
  const begin = <T>(work: Promise<T>): Promise<T | undefined> => {
    const done = work.catch(() => undefined);
    last = Promise.all([last, done]);
    return done;
  };
  const drop = async (except: Owner | null) => {
    if (store) await begin(store.drop(except, now() - LIFETIME));
  };

  return {
    keep: (call: WmsCall, asked: SessionState, getState: () => SessionState, data: unknown) => {
      const owner = ownerOf(asked);
      const text = JSON.stringify(data);
      if (!store || !owner || text === undefined || text.length > LONGEST) return;
      const current = ownerOf(getState());
      // The person who asked may be gone by the time that the answer comes.
      if (current?.userId !== owner.userId || current.base !== owner.base) return;
      void begin(store.put({ ...owner, question: questionOf(call), at: now(), text }));
    },
    recall: async (call: WmsCall, state: SessionState) => {
      const owner = ownerOf(state);
      if (!store || !owner) return undefined;
      const found = await begin(store.get(owner, questionOf(call)));
      if (!found || found.at < now() - LIFETIME) return undefined;
      return { data: JSON.parse(found.text) as unknown, at: found.at };
    },
    /** Everything, whoever it belongs to, and what was shared and nobody filed. */
    forget: async () => {
      setAges(new Map());
      await Promise.all([drop(null), dropSharedFiles()]);
    },
    /** At the start: what somebody else left, or what is too old. */
    keepOnly: (state: SessionState) => drop(ownerOf(state)),
    /** Until all that was begun is done. */
    settled: async () => {
      await last;
    },
    /** The time at which the server gave each entry of the cache; only recalled entries have one. */
    ages: () => ages,
    setAge: (entry: string, at: number | null) => {
      if (at === (ages.get(entry) ?? null)) return;
      const next = new Map(ages);
      if (at === null) next.delete(entry);
      else next.set(entry, at);
      setAges(next);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type KeptAnswers = ReturnType<typeof makeKeptAnswers>;

export const keptAnswers = makeKeptAnswers(typeof indexedDB === 'undefined' ? null : answerTable());
