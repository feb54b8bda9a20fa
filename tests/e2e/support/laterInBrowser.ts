import type { Page } from '@playwright/test';

/** Moves a page's clock ahead of the machine's, at which its service worker stamped what it kept: that clock cannot be moved. */
export const laterInBrowser = (page: Page, byMs: number): Promise<void> =>
  page.clock.setSystemTime(Date.now() + byMs);
