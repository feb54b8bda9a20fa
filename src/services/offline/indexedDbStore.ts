import { isOf, type QueuedChange, type QueueStore } from './queuedChange';

const database = 'anden';
const changes = 'changes';
const byKey = 'key';

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => {
    // A number that grows by itself keeps the order in which they were made.
    const store = request.result.createObjectStore(changes, { autoIncrement: true });
    store.createIndex(byKey, 'key', { unique: true });
  };
  return answer(request);
}

/** Survives a reload, and is shared by the tabs of this browser. */
export function indexedDbStore(): QueueStore {
  let opened: Promise<IDBDatabase> | undefined;
  const inside = async <T>(
    mode: IDBTransactionMode,
    run: (store: IDBObjectStore) => Promise<T>,
  ): Promise<T> => {
    opened ??= open();
    const transaction = (await opened).transaction(changes, mode);
    const saved = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([run(transaction.objectStore(changes)), saved]);
    return result;
  };
  return {
    add: (change) =>
      inside('readwrite', async (store) => {
        await answer(store.add(change));
      }),
    of: (owner) =>
      inside('readonly', async (store) => {
        const all: QueuedChange[] = await answer(store.getAll());
        return all.filter(isOf(owner));
      }),
    remove: (key) =>
      inside('readwrite', async (store) => {
        const place = await answer(store.index(byKey).getKey(key));
        if (place !== undefined) await answer(store.delete(place));
      }),
  };
}
