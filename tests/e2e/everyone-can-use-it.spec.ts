import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signInAs } from './support/signInAs';
import { expect, type RoleName, test } from './support/story';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const pages: [path: string, role: RoleName | null][] = [
  ['/login', null],
  ['/posts', 'rrhh'],
  ['/users', 'admin'],
  ['/orders', 'operario'],
  ['/profile', 'empleado'],
  ['/notifications', 'rrhh'],
  ['/no-existe', 'jefe'],
  ['/posts?sin-permiso', 'jefe'],
];

const all = process.env.ANDEN_TEST_ALL === '1';
const looks = all
  ? (['light', 'dark'] as const).flatMap((theme) => [
      { theme, width: 1440 },
      { theme, width: 390 },
    ])
  : [{ theme: 'light' as const, width: 1440 }];

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .MuiSkeleton-root')).toHaveCount(0);
  // A colour half way through its transition is nobody's contrast.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}

async function findings(page: Page): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(wcag).analyze();
  expect(passes.length).toBeGreaterThan(10);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} · ${failureSummary}`),
  );
}

for (const { theme, width } of looks) {
  test.describe(`${theme}, ${width} px`, () => {
    test.use({ colorScheme: theme, viewport: { width, height: 900 } });

    for (const [path, role] of pages) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        if (role) await signInAs(page, role, path);
        else await page.goto(path);
        await settled(page);
        expect(await findings(page)).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(width);
      });
    }
  });
}
