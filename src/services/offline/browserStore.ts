import { indexedDbStore } from './indexedDbStore';
import { memoryStore } from './memoryStore';
import type { QueueStore } from './queuedChange';

/** What this browser allows: some forbid a database in private windows, and say so only when it is used. */
export function browserStore(): QueueStore {
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
