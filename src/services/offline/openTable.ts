/** The result of a request to the browser's database. */
export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

type Inside = <T>(
  mode: IDBTransactionMode,
  run: (table: IDBObjectStore) => Promise<T>,
) => Promise<T>;

/** A table has a database of its own, opened when it is first used; the work done inside is saved when it answers. */
export function openTable(
  database: string,
  name: string,
  create: (database: IDBDatabase) => void,
): Inside {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => create(request.result);
    return answerOf(request);
  };
  return async (mode, run) => {
    opened ??= open();
    const transaction = (await opened).transaction(name, mode);
    const saved = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([run(transaction.objectStore(name)), saved]);
    return result;
  };
}
