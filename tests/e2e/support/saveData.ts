import type { BrowserContext } from '@playwright/test';

/** This makes a browser whose owner pays by the byte: the worker leaves out the pages that nobody opened, a third of a story's work. */
export function saveData(context: BrowserContext): void {
  void context
    .addInitScript(() => {
      const { connection = {} } = navigator as { connection?: object };
      Object.defineProperty(connection, 'saveData', { value: true });
    })
    // A context that is closed at once needs none.
    .catch(() => undefined);
}
