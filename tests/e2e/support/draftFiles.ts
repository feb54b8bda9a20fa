import type { Page } from '@playwright/test';

interface KeptDraft {
  draft: { files: unknown[] };
}

/** How many files the drafts of this browser hold, where they survive a reload. */
export function draftFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open('anden-borradores'));
    const rows = database.objectStoreNames.contains('drafts')
      ? await answer<KeptDraft[]>(database.transaction('drafts').objectStore('drafts').getAll())
      : [];
    database.close();
    return rows.reduce((sum, { draft }) => sum + draft.files.length, 0);
  });
}
