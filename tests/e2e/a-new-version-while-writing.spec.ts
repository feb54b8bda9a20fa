import { keptWhole } from './support/keptWhole';
import { nextVersion } from './support/nextVersion';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test.use({ keepsProgram: true });

test('a new version is offered over a form half written, which goes on and is sent with the one it began with', async ({
  browser,
  address,
}) => {
  test.setTimeout(120_000);
  const product = await nextVersion(address);
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
  });
  const page = await context.newPage();
  await signInAs(page, 'rrhh', '/posts');
  await keptWhole(page);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  const title = page.getByRole('textbox', { name: 'Título' });
  await title.fill('Simulacro a mitad de escribir');

  product.deploy();
  const offer = page.getByText('Hay una versión nueva.');
  await expect(offer).toHaveCount(0);
  // The page looks for a version as it does after each silence of the server, with which a new version begins.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(offer).toBeVisible();
  await expect(title).toHaveValue('Simulacro a mitad de escribir');
  await page.keyboard.press('Escape');

  // Pieces that this page had not used yet are no longer at the server: they come from what was kept.
  await page.getByRole('link', { name: 'Legajo', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legajo');
  await page.getByRole('link', { name: 'Muro', exact: true }).click();
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(title).toHaveValue('Simulacro a mitad de escribir');

  // Asked for with something half written, the browser asks first; who stays has lost nothing.
  await page.keyboard.press('Escape');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect.poll(() => asked).toContain('beforeunload');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(title).toHaveValue('Simulacro a mitad de escribir');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
  const versions = await page.evaluate(() => caches.keys());
  expect(versions).toContain('anden-next');
  await context.close();
  await product.stop();
});
