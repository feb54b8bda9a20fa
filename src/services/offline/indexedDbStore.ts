import { answerOf, openTable } from './openTable';
import { isOf, type QueuedChange, type QueueStore } from './queuedChange';

const changes = 'changes';
const byKey = 'key';

/** Survives a reload, and is shared by the tabs of this browser. */
export function indexedDbStore(): QueueStore {
  const inside = openTable('anden', changes, (database) => {
    // A number that grows by itself keeps the order in which they were made.
    const store = database.createObjectStore(changes, { autoIncrement: true });
    store.createIndex(byKey, 'key', { unique: true });
  });
  return {
    add: (change) =>
      inside('readwrite', async (store) => {
        await answerOf(store.add(change));
      }),
    of: (owner) =>
      inside('readonly', async (store) => {
        const all: QueuedChange[] = await answerOf(store.getAll());
        return all.filter(isOf(owner));
      }),
    replace: (change) =>
      inside('readwrite', async (store) => {
        const place = await answerOf(store.index(byKey).getKey(change.key));
        if (place !== undefined) await answerOf(store.put(change, place));
      }),
    remove: (key) =>
      inside('readwrite', async (store) => {
        const place = await answerOf(store.index(byKey).getKey(key));
        if (place !== undefined) await answerOf(store.delete(place));
      }),
  };
}
