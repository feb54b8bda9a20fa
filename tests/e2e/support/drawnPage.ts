import type { Locator, Page } from '@playwright/test';

/** The first page of the document that is open. */
export const firstPage = (page: Page): Locator =>
  page.getByRole('region', { name: /^Página .1.$/ }).first();

/** Whether there is ink on it: an empty canvas is white or clear from side to side. */
export const isDrawn = (page: Page): Promise<boolean> =>
  firstPage(page)
    .locator('canvas')
    .first()
    .evaluate((element) => {
      // A small copy: to read the large one again and again slows it down.
      const copy = document.createElement('canvas');
      copy.width = 60;
      copy.height = 80;
      const brush = copy.getContext('2d', { willReadFrequently: true });
      brush?.drawImage(element as HTMLCanvasElement, 0, 0, copy.width, copy.height);
      const { data } = brush?.getImageData(0, 0, copy.width, copy.height) ?? { data: [] };
      for (let at = 0; at < data.length; at += 4) {
        if ((data[at + 3] ?? 0) > 0 && (data[at] ?? 255) < 200) return true;
      }
      return false;
    })
    .catch(() => false);
