import { type TagType, tagTypes } from '@contract/core/tags';
import { eventsPath } from '@/utils/paths';
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
  dispatch(action: ReturnType<typeof api.util.invalidateTags>): unknown;
}

interface LiveTag {
  type: TagType;
  id: string | number;
}

const channelName = 'anden-eventos';

function liveTags({ name, data }: StreamEvent): LiveTag[] {
  if (name !== 'tags') return [];
  const known = new Set<string>(tagTypes);
  try {
    const tags: unknown = JSON.parse(data);
    return Array.isArray(tags) ? tags.filter((tag: LiveTag) => known.has(tag?.type)) : [];
  } catch {
    return [];
  }
}

/** What others change shows here: one stream per browser, its tags passed on to the other tabs. */
export function startEvents(store: EventStore, onRefused: () => void): () => void {
  const stop = new AbortController();
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  const apply = (tags: readonly (LiveTag | TagType)[]) => {
    if (tags.length > 0) store.dispatch(api.util.invalidateTags([...tags]));
  };
  const share = (tags: readonly (LiveTag | TagType)[]) => {
    apply(tags);
    channel?.postMessage(tags);
  };
  channel?.addEventListener('message', (message: MessageEvent<(LiveTag | TagType)[]>) =>
    apply(message.data),
  );
  void oneTabOnly(channelName, stop.signal, () =>
    followStream(
      {
        address: () => {
          const state = store.getState();
          const { JWT: jwt } = state.user;
          return jwt ? { url: `${baseAddress(state)}${eventsPath}`, jwt } : null;
        },
        onEvent: (event) => share(liveTags(event)),
        onGap: () => {
          // Browsers do not always say that the network is back; this does.
          void offlineQueue.flush(store.getState);
          share(tagTypes);
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
