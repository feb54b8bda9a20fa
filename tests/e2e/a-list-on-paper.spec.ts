import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test.use({ colorScheme: 'dark' });

test('a list goes to paper whole: every row and column in sight, light, without the shell, each sheet with its words', async ({
  page,
}) => {
  await signInAs(page, 'jefe', '/orders/list');
  const grid = page.getByRole('region', { name: 'Pedidos' });
  await expect(grid.getByRole('row').nth(3)).toBeVisible();

  // A page of a longer list says so before, and offers the file with all of it.
  await page.getByRole('button', { name: 'Imprimir' }).click();
  const asked = page.getByRole('alertdialog', { name: /^Imprimir 50 filas de [\d.]+$/ });
  await expect(asked.getByRole('button', { name: 'Exportar' })).toBeVisible();
  await asked.getByRole('button', { name: 'Cancelar' }).click();
  await expect(asked).toHaveCount(0);

  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const table = page.getByRole('table', { name: /^Filas 1 a 50 de / });
  await expect(table.getByRole('row')).toHaveCount(51);
  await expect(table.getByRole('columnheader', { name: 'Unidades' })).toBeVisible();
  await expect(grid).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(html).toHaveAttribute('data-theme', 'light');
  const sheets = () =>
    page.evaluate(() =>
      document.adoptedStyleSheets
        .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
        .join(),
    );
  expect(await sheets()).toMatch(/landscape.*El Andamio Logística · Pedidos · .*counter\(pages\)/s);

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(grid).toBeVisible();
  await expect(table).toHaveCount(0);
  expect(await sheets()).not.toContain('counter(pages)');
});
