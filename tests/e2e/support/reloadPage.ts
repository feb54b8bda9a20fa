import type { Page } from '@playwright/test';

/** Loads a page again as a person does, who presses once more where the browser dropped the first press: it does so while the page is on its way somewhere. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload().catch(async (error: Error) => {
    if (!error.message.includes('ERR_ABORTED')) throw error;
    await page.waitForLoadState();
    await page.reload();
  });
}
