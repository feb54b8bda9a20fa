import type { Message } from '@contract/chats/message';
import { type TagType, tagTypes } from '@contract/core/tags';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { eventsPath } from '@/utils/paths';
import type { Typist } from '../chats/typing';
import { lookForNew } from '../offline/appWorker';
import { offlineQueue } from '../offline/offlineQueue';
import type { SessionState } from '../session/sessionStore';
import { api } from '../wms/api';
import { baseAddress } from '../wms/baseAddress';
import type { StreamEvent } from './eventReader';
import { followStream } from './followStream';
import { oneTabOnly } from './oneTabOnly';

interface EventStore {
  getState(): SessionState;
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
}

interface LiveTag {
  type: TagType;
  id: string | number;
}

/** A record that came whole. */
export interface LiveRecord {
  type: TagType;
  id: number;
  record: unknown;
}

/** The tabs of this browser tell each other this. */
type Heard =
  | { tags: readonly (LiveTag | TagType)[] }
  | { live: readonly LiveRecord[] }
  | { typing: readonly Typist[] };

const channelName = 'anden-eventos';

function listIn<T>(data: string): T[] {
  try {
    const all: unknown = JSON.parse(data);
    return Array.isArray(all) ? all : [];
  } catch {
    return [];
  }
}

function knownOf<T extends { type: TagType }>(data: string): T[] {
  const known = new Set<string>(tagTypes);
  return listIn<T>(data).filter((one) => known.has(one?.type));
}

function heardIn({ name, data }: StreamEvent): Heard {
  if (name === 'typing') return { typing: listIn<Typist>(data) };
  return name === 'live'
    ? { live: knownOf<LiveRecord>(data) }
    : { tags: name === 'tags' ? knownOf<LiveTag>(data) : [] };
}

/** Changes of others show here: each browser has a stream, whose tags are passed on to the other tabs. */
export function startEvents(store: EventStore, onRefused: () => void): () => void {
  const stop = new AbortController();
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  const apply = (heard: Heard) => {
    if ('live' in heard) void applyRecords(store, heard.live);
    else if ('typing' in heard) void tellTyping(heard.typing);
    else if (heard.tags.length > 0) store.dispatch(api.util.invalidateTags([...heard.tags]));
  };
  const share = (heard: Heard) => {
    apply(heard);
    channel?.postMessage(heard);
  };
  channel?.addEventListener('message', (message: MessageEvent<Heard>) => apply(message.data));
  void oneTabOnly(channelName, stop.signal, () =>
    followStream(
      {
        address: () => {
          const state = store.getState();
          const { JWT: jwt } = state.user;
          return jwt ? { url: `${baseAddress(state)}${eventsPath}`, jwt } : null;
        },
        onEvent: (event) => share(heardIn(event)),
        onGap: () => {
          // Browsers do not always say that the network is back; this does.
          void offlineQueue.flush(store.getState);
          share({ tags: tagTypes });
          lookForNew();
        },
        onRefused,
      },
      stop.signal,
    ),
  );
  return () => {
    stop.abort();
    channel?.close();
  };
}

/** Comes with the first record: most pages never hear of one. */
async function applyRecords(store: EventStore, records: readonly LiveRecord[]): Promise<void> {
  const { applyMessages } = await import('../chats/applyMessages');
  applyMessages(
    store,
    records.filter(({ type }) => type === 'Message').map(({ record }) => record as Message),
  );
}

async function tellTyping(typists: readonly Typist[]): Promise<void> {
  const { typing } = await import('../chats/typing');
  for (const typist of typists) typing.heard(typist);
}
