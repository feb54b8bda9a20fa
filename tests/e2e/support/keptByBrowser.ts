import type { Page } from '@playwright/test';

interface Kept {
  /** Rows of each database. */
  rows: Record<string, number>;
  /** Addresses in the caches that are no part of the program. */
  addresses: string[];
}

/** The browser holds this besides the program itself. */
export function keptByBrowser(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const rows: Record<string, number> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const table of database.objectStoreNames)
        rows[name] = await answer(database.transaction(table).objectStore(table).count());
      database.close();
    }
    const addresses: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        addresses.push(new URL(url).pathname);
    const program = /^\/(assets\/.*|login|[\w-]+\.(js|css|svg|webmanifest))?$/;
    return { rows, addresses: addresses.filter((path) => !program.test(path)) };
  });
}
