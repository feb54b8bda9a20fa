import type { Page } from '@playwright/test';
import { expect, type RoleName } from './support/story';
import { test } from './support/walkPages';

// A desk has a bar that takes its room, which a browser without windows hides.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

const lists: Partial<Record<RoleName, string[]>> = {
  jefe: [
    '/orders/list',
    '/orders/stock',
    '/orders/products',
    '/markings',
    '/schedules/assignments',
  ],
  rrhh: [
    '/news',
    '/users',
    '/documents',
    '/signed',
    '/receipts/people',
    '/holidays/balances',
    '/holidays/team',
    '/markings',
  ],
  admin: ['/admin/audit', '/admin/sessions'],
};

/** The texts that a reader of the list at 1440 does not get to see whole. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const viewport = document.querySelector('.ag-grid-viewport');
    if (viewport && viewport.scrollWidth > viewport.clientWidth) found.push('the last column');
    for (const cell of document.querySelectorAll('.ag-cell')) {
      const text = cell.textContent ?? '';
      const whole = [...cell.querySelectorAll('*'), cell].every(
        (one) => one.scrollWidth <= one.clientWidth + 1 || one.clientWidth === 0,
      );
      if (/\d\d\/\d\d\/\d{4}/.test(text) && !whole) found.push(text);
    }
    const search = document.querySelector<HTMLInputElement>('main input[type=search]');
    if (search) {
      search.value = search.placeholder;
      if (search.scrollWidth > search.clientWidth) found.push(search.placeholder);
      search.value = '';
    }
    return [...new Set(found)];
  });

for (const role of ['jefe', 'rrhh', 'admin'] as const) {
  test(`at a desk ${role} reads each list to its last column, its days and what it is searched by`, async ({
    walkAs,
  }) => {
    for (const path of lists[role] ?? []) {
      const page = await walkAs(role, path);
      await expect(page.locator('.ag-row .ag-cell').first()).toBeVisible();
      await expect.poll(() => cut(page), path).toEqual([]);
    }
  });
}
