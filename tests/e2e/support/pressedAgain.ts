import type { Page } from '@playwright/test';

/**
 * Sends the browser somewhere as a person does, who presses once more where it dropped the first press. It does so
 * while the page is on its way: a moment after a dialog closes, too, since its entry in history is taken out then.
 */
export async function pressedAgain(page: Page, travel: () => Promise<unknown>): Promise<void> {
  await travel().catch(async (error: Error) => {
    if (!error.message.includes('ERR_ABORTED')) throw error;
    await page.waitForLoadState();
    await travel();
  });
}
