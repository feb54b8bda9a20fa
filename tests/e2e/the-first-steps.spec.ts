import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setupCodeOf } from './support/foundOrganisation';
import { test } from './support/ownProduct';
import { expect } from './support/story';
import { startStoryProduct } from './support/storyProduct';

test('whoever installs is led by the hand: what is done ticks itself off, what is not needed is put aside', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'anden-first-'));
  const product = await startStoryProduct(dataDir, { ANDEN_DEMO: '0' });
  const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  const code = setupCodeOf(product);

  await page.goto('/login');
  await page.getByLabel('Código de la consola').fill(code);
  await page.getByLabel('Organización').fill('Frigorífico del Sur');
  await page.getByLabel('Nombre', { exact: true }).fill('Ana');
  await page.getByLabel('Apellido').fill('Núñez');
  await page.getByLabel('Usuario').fill('ana');
  await page.getByLabel('Contraseña', { exact: true }).fill('caballo verde 7');
  await page.getByLabel('Repetí la contraseña').fill('caballo verde 7');
  await page.getByRole('button', { name: 'Crear la cuenta e ingresar' }).click();

  const card = page.getByRole('region', { name: /^Primeros pasos/ });
  await expect(card).toContainText('0 de 8 listos');
  await card.getByRole('link', { name: 'Ir a Datos de la organización' }).click();
  const settings = page.getByRole('region', { name: 'Organización', exact: true });
  await settings.getByLabel(/^CUIT/).fill('30-71459803-8');
  await settings.getByLabel(/^Domicilio/).fill('Ruta 9 km 34');
  await settings.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Se guardó. El color')).toBeVisible();

  await page.getByRole('link', { name: 'Primeros pasos', exact: true }).click();
  const step = (name: string) =>
    page
      .getByRole('list', { name: 'Primeros pasos' })
      .getByRole('listitem')
      .filter({
        has: page.getByText(name, { exact: true }),
      });
  await expect(step('Datos de la organización').getByRole('img', { name: 'Hecho' })).toBeVisible();
  await step('Sedes y áreas').getByRole('link', { name: 'Abrir' }).click();
  await page.getByRole('link', { name: 'Crear la primera sede' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Planta');
  await page.getByRole('button', { name: /^(Guardar|Crear)/ }).click();
  await page.locator('a[href*="/areas/new"]').first().click();
  await page.getByLabel('Nombre', { exact: true }).fill('Faena');
  await page.getByRole('button', { name: /^(Guardar|Crear)/ }).click();

  await page.goto('/admin/first-steps');
  await expect(step('Sedes y áreas').getByRole('img', { name: 'Hecho' })).toBeVisible();
  await page.getByRole('button', { name: 'No hace falta: Correo' }).click();
  await expect(page.getByText('3 de 8 listos')).toBeVisible();
  await page.getByRole('button', { name: 'Sí hace falta: Correo' }).click();
  await expect(page.getByText('2 de 8 listos')).toBeVisible();

  await page.goto('/');
  await expect(card).toContainText('Sigue: Personas');
  await card.getByRole('button', { name: 'Guardar la guía' }).click();
  await expect(card).toHaveCount(0);

  await context.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});
