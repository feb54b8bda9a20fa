import type { Page } from '@playwright/test';
import { expect } from './story';

/** This goes to an address as a link within the application does, without loading it again, and tells where that began. */
function walk(path: string): string {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  history.pushState({ usr: null, key: path, idx: idx + 1 }, '', path);
  const began = location.pathname + location.search;
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  return began;
}

/** The address that the page began to open; some lead on to another one from there. */
export const walkFrom = (page: Page, path: string): Promise<string> => page.evaluate(walk, path);

/** This walks to a page and is there when its title is drawn. */
export async function walkTo(page: Page, path: string, title: string): Promise<void> {
  await walkFrom(page, path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}
