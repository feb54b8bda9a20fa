import type { Page } from '@playwright/test';
import { keptByBrowser } from './support/keptByBrowser';
import { keptWhole } from './support/keptWhole';
import { pdfFile } from './support/pdfFile';
import { fillIn, signInAs } from './support/signInAs';
import { expect, PASSWORD, test } from './support/story';

test.use({ keepsProgram: true });

/** Sends files as the system does when somebody shares them with the installed product. */
async function share(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', id: 'share' });
    form.action = '/documents/share';
    form.append(Object.assign(document.createElement('input'), { type: 'file', name: 'files' }));
    document.body.append(form);
  });
  await page.locator('#share input').setInputFiles(await pdfFile(name, 'Compartido'));
  await page.locator('#share').evaluate((form: HTMLFormElement) => form.submit());
}

test('a PDF shared with the product is asked about in the own file, also when nobody was signed in yet', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  // A file that is still asked for while its person signs out is refused.
  complaints.allow(/401/);
  await signInAs(page, 'empleado', '/profile');
  await keptWhole(page);
  await share(page, 'carnet.pdf');
  const bring = page.getByRole('dialog', { name: 'Subir un documento' });
  await expect(bring.getByText('carnet.pdf')).toBeVisible();
  await bring.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'DNI' }).click();
  await bring.getByRole('button', { name: 'Agregar' }).click();
  await expect(page.getByText('Documento agregado')).toBeVisible();
  await expect(page).toHaveURL(/\/documents\/mine$/);
  expect((await keptByBrowser(page)).addresses).toEqual([]);

  await page.getByRole('link', { name: /^carnet/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'carnet' })).toBeVisible();

  await page.getByRole('button', { name: 'Mi cuenta' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Ingresá a tu cuenta' })).toBeVisible();
  await share(page, 'analisis.pdf');
  await expect(page.getByText('Ingresá y seguimos con lo que compartiste.')).toBeVisible();
  await fillIn(page, 'empleado', PASSWORD);
  await expect(bring.getByText('analisis.pdf')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bring).toHaveCount(0);
  expect((await keptByBrowser(page)).addresses).toEqual([]);
});
