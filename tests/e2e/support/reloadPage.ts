import type { Page } from '@playwright/test';
import { pressedAgain } from './pressedAgain';

/** Loads a page again, also where it is on its way somewhere. */
export const reloadPage = (page: Page): Promise<void> => pressedAgain(page, () => page.reload());
