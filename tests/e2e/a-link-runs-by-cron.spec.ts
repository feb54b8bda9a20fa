import { readFile } from 'node:fs/promises';
import { findings, settled } from './support/axe';
import { pocket, screenOf } from './support/screenOf';
import { expect, test } from './support/story';

test('a link is timed by a cron text, watched by its limits, and goes to another organisation as a file', async ({
  browser,
  address,
}) => {
  const page = await screenOf(browser, address, 'admin', '/sync');
  await page.getByRole('link', { name: 'Nuevo enlace' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Dos veces por día');
  await page.getByLabel('Qué entra').click();
  await page.getByRole('option', { name: 'Personas', exact: true }).click();
  await page.getByLabel('Carpeta').fill('dos-veces');
  await page.getByLabel('Cuándo corre').click();
  await page.getByRole('option', { name: 'Con un texto cron' }).click();
  const text = page.getByLabel('Texto cron');
  await text.fill('0 6,18 31 2 *');
  await page.getByRole('button', { name: 'Crear el enlace' }).click();
  await expect(page.getByText(/No llega nunca/)).toBeVisible();
  await text.fill('0 6,18 * * 1-5');
  const next = page.getByRole('status', { name: 'Próximas veces' });
  const words = 'A las 6:00 y a las 18:00, de lunes a viernes';
  await expect(next).toContainText(`${words}.`);
  await expect(next).toContainText(/( · (lun|mar|mié|jue|vie)\s[\d/]{10}\s(06|18):00){4}$/);
  const shown = (await next.textContent())?.split('): ')[1]?.replace(/\s/g, ' ') ?? '';
  await page.getByLabel(/Avisar si no entra nada por/).fill('3');
  await page.getByLabel(/Avisar si se rechaza más del/).fill('20');
  await settled(page);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Crear el enlace' }).click();

  // The server reckons the same times as the form.
  await expect(page.getByText(`${words} (0 6,18 * * 1-5)`)).toBeVisible();
  await expect(page.getByText(shown)).toBeVisible();
  await expect(
    page.getByText(
      /dos veces seguidas · Si no entra nada por 3 días · Si se rechaza más del 20 %$/,
    ),
  ).toBeVisible();
  await settled(page);
  expect(await findings(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('Dos veces por día.json');
  const content = await readFile(await file.path(), 'utf8');
  expect(content).not.toMatch(/accountId|siteId|"id"/);

  await page.goto('/sync');
  const bring = (held: string) =>
    page.getByLabel('Importar un enlace').setInputFiles({
      ...{ name: 'enlace.json', mimeType: 'application/json', buffer: Buffer.from(held) },
    });
  await bring(content.replace('0 6,18 * * 1-5', '* * * * *'));
  await expect(page.getByText(/Texto cron: Minuto: .*a lo sumo cada 5 minutos/)).toBeVisible();
  await bring(content);
  await expect(page.getByText(/todavía no se guardó/)).toBeVisible();
  await expect(next).toContainText(`${words}.`);
  await page.getByLabel('Nombre', { exact: true }).fill('Dos veces, traído');
  await settled(page);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Crear el enlace' }).click();
  await expect(page.getByRole('heading', { name: 'Dos veces, traído' })).toBeVisible();
  await expect(page.getByText(`${words} (0 6,18 * * 1-5)`)).toBeVisible();
  const path = new URL(page.url()).pathname;
  await page.context().close();

  const phone = await screenOf(browser, address, 'admin', `${path}/edit`, pocket);
  await expect(phone.getByRole('status', { name: 'Próximas veces' })).toContainText(words);
  await settled(phone);
  expect(await findings(phone)).toEqual([]);
  await phone.context().close();
});
