import type { Locator } from '@playwright/test';
import { testsAll } from '../support/testsAll';
import { accessiblePages } from './support/accessiblePages';
import { findings, settled } from './support/axe';
import { signInAs } from './support/signInAs';
import { expect } from './support/story';
import { test } from './support/walkPages';

// An element that is still fading in has neither its colours nor its place.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// The longest file comes last: one worker would go through it alone while the other has nothing left to do.
test.describe.configure({ mode: 'parallel' });

const looks = testsAll
  ? (['light', 'dark'] as const).flatMap((theme) => [
      { theme, width: 1440 },
      { theme, width: 390 },
    ])
  : [{ theme: 'light' as const, width: 1440 }];

for (const { theme, width } of looks) {
  test.describe(`${theme}, ${width} px`, () => {
    test.use({ colorScheme: theme, viewport: { width, height: 900 } });

    for (const [path, role] of accessiblePages) {
      test(`axe finds nothing on ${path} as ${role ?? 'nobody'}`, async ({ walkAs }) => {
        const page = await walkAs(role, path);
        await settled(page);
        expect(await findings(page)).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(width);
      });
    }
  });
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`${theme}, with something open`, () => {
    test.use({ colorScheme: theme });

    test('axe finds nothing whatever stands over the page', async ({ page }) => {
      test.slow();
      await signInAs(page, 'rrhh', '/posts');
      await settled(page);
      const shows = async (open: Locator) => {
        await expect(open).toBeVisible();
        await settled(page);
        expect(await findings(page)).toEqual([]);
      };
      const shut = async (open: Locator) => {
        await page.keyboard.press('Escape');
        await expect(open).toHaveCount(0);
      };

      await page.getByRole('button', { name: 'Mi cuenta' }).hover();
      await shows(page.getByRole('tooltip'));
      await page.mouse.move(0, 0);

      for (const name of ['Mi cuenta', /^Notificaciones/, 'Reaccionar', /^Buscar/]) {
        await page.getByRole('button', { name }).first().click();
        await shows(page.getByRole('dialog'));
        await shut(page.getByRole('dialog'));
      }
      await page
        .getByRole('button', { name: /^Opciones de “/ })
        .first()
        .click();
      await shows(page.getByRole('menu'));
      await shut(page.getByRole('menu'));

      await page.getByRole('button', { name: 'Publicar', exact: true }).click();
      const composer = page.getByRole('dialog', { name: 'Nueva publicación' });
      await shows(composer);
      await composer.getByRole('textbox', { name: 'Título' }).fill('A medias');
      await composer.getByRole('radio', { name: 'Algunas sedes' }).check();
      await composer.getByRole('combobox', { name: 'Sedes' }).click();
      await shows(page.getByRole('listbox'));
      await page.keyboard.press('Escape');
      await composer.getByRole('button', { name: /^Elegir fecha/ }).click();
      await shows(page.getByRole('dialog', { name: 'Vence' }));
      await shut(page.getByRole('dialog', { name: 'Vence' }));
      await shut(composer);
      await shows(page.getByText(/^Lo que escribiste queda guardado/));
      await page.getByRole('button', { name: 'Publicar', exact: true }).click();
      await shows(composer.getByText(/^Recuperamos lo que/));
    });

    test('axe finds nothing in what a phone opens', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await signInAs(page, 'rrhh', '/posts');
      await page.getByRole('button', { name: 'Más' }).click();
      await expect(page.getByRole('dialog', { name: 'Todos los módulos' })).toBeVisible();
      await settled(page);
      expect(await findings(page)).toEqual([]);
    });
  });
}
