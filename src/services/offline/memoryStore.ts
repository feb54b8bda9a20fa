import { isOf, type QueuedChange, type QueueStore } from './queuedChange';

/** Lasts as long as the page: for browsers that forbid IndexedDB. */
export function memoryStore(): QueueStore {
  const changes = new Map<string, QueuedChange>();
  return {
    add: async (change) => void changes.set(change.key, change),
    of: async (owner) => [...changes.values()].filter(isOf(owner)),
    replace: async (change) => void changes.set(change.key, change),
    remove: async (key) => void changes.delete(key),
  };
}
