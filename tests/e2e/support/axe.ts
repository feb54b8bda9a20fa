import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './story';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Everything has arrived and nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  // Behind a dialog the title is hidden from readers, not from eyes.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible();
  const busy = page.locator(
    '[aria-busy="true"], .MuiSkeleton-root, .MuiLinearProgress-indeterminate',
  );
  await expect(busy).toHaveCount(0);
  await page.waitForFunction(paperIsDrawn);
  await page.evaluate(movesEnd);
}

/** The colours of a fade are not those that people read, so this waits for each animation that has an end. */
async function movesEnd(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** A page of a paper has its name when it was drawn, and not before; those out of sight wait until somebody comes to them. */
function paperIsDrawn(): boolean {
  return [...document.querySelectorAll('.pdfViewer')].every((viewer) => {
    const frame = viewer.parentElement?.getBoundingClientRect() ?? viewer.getBoundingClientRect();
    const top = Math.max(frame.top, 0);
    const bottom = Math.min(frame.bottom, window.innerHeight);
    const pages = [...viewer.querySelectorAll('.page')];
    const seen = pages.filter((one) => {
      const box = one.getBoundingClientRect();
      return box.bottom > top && box.top < bottom;
    });
    const drawn = (one: Element) =>
      one.hasAttribute('data-loaded') && !one.matches('.loadingIcon, :has(.loadingIcon)');
    return pages.length > 0 && seen.every(drawn);
  });
}

/** A page that stays loaded reads the half megabyte of rules once, and not at each look. */
const rulesFor = async (page: Page): Promise<string | undefined> =>
  (await page.evaluate(() => 'axe' in window)) ? 'undefined' : undefined;

/** The faults that axe finds in the page as it stands, once nothing fades or slides in it. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(movesEnd);
  const { violations, passes } = await new AxeBuilder({ page, axeSource: await rulesFor(page) })
    // The name of the rule will do for passes: to describe each element of them takes most of the time.
    .options({
      resultTypes: ['violations'],
      // The name said to a program that listens must be the one that is read; axe still tries this rule out, so it has
      // to be asked for.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    .withTags(wcag)
    // There are no frames, and without this each run opens one more page to put their results together.
    .setLegacyMode()
    .analyze();
  expect(passes.length).toBeGreaterThan(10);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} · ${failureSummary}`),
  );
}
