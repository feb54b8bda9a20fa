import type { Page } from '@playwright/test';

/** Local storage as it stands, each item read as JSON. */
export async function storedItems(page: Page): Promise<Record<string, unknown>> {
  const texts = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]): [string, unknown] => [name, JSON.parse(text)]),
  );
}
