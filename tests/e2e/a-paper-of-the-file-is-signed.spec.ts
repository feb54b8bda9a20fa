import { findings, settled } from './support/axe';
import { pdfFile } from './support/pdfFile';
import { signInAs } from './support/signInAs';
import { expect, PASSWORD, test } from './support/story';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('what Recursos Humanos files of a type that is signed reaches the phone of who signs it, and says so after', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const zone = { locale: 'es-AR', timezoneId: 'America/Argentina/Buenos_Aires' };
  const desk = { baseURL: address, viewport: { width: 1440, height: 900 }, ...zone };
  const pocket = { baseURL: address, viewport: { width: 390, height: 844 }, ...zone };
  const hr = await (await browser.newContext(desk)).newPage();
  await signInAs(hr, 'rrhh', '/documents');
  await hr.getByRole('button', { name: 'Agregar documento' }).click();
  const add = hr.getByRole('dialog', { name: 'Agregar al legajo' });
  await add.getByRole('combobox', { name: 'De quién es' }).fill('Juárez');
  await hr.getByRole('option', { name: /^Juárez, Delfina/ }).click();
  await add.getByRole('combobox', { name: 'Tipo' }).click();
  await hr.getByRole('option', { name: /^Entrega de ropa/ }).click();
  await expect(add.getByText(/Le llega a la persona para firmarlo/)).toBeVisible();
  await add.getByLabel('Título').fill('Botines');
  const file = add.locator('input[type="file"]').first();
  await file.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: pixel });
  await add.getByRole('button', { name: 'Agregar' }).click();
  await expect(
    add.getByText('Los documentos de este tipo se firman: tiene que ser un PDF.'),
  ).toBeVisible();
  await add.getByRole('button', { name: 'Quitar foto.png' }).click();
  await file.setInputFiles(await pdfFile('botines.pdf', 'Recibí un par de botines'));
  await add.getByRole('button', { name: 'Agregar' }).click();
  await expect(add).toHaveCount(0);

  const phone = await (await browser.newContext(pocket)).newPage();
  await signInAs(phone, 'empleado', '/documents');
  await phone.getByRole('link', { name: /^Botines.*Para firmar/ }).click();
  await expect(phone.getByText('Este documento espera tu firma.')).toBeVisible();
  await settled(phone);
  expect(await findings(phone)).toEqual([]);
  const paper = new URL(phone.url()).pathname;
  await hr.goto(paper);
  await expect(hr.getByRole('link', { name: 'Para firmar' })).toBeVisible();
  await phone.getByRole('link', { name: 'Firmar', exact: true }).click();
  await phone.getByRole('button', { name: 'Leer y firmar' }).click();
  await phone.getByRole('button', { name: 'Firmar', exact: true }).click();
  const ask = phone.getByRole('dialog', { name: 'Firmar', exact: true });
  await ask.getByLabel('Tu contraseña').fill(PASSWORD);
  await ask.getByRole('button', { name: 'Firmar', exact: true }).click();
  await expect(phone.getByText(/^Listo: quedó firmado/)).toBeVisible();
  // Live, at the desk.
  await expect(hr.getByRole('link', { name: /^Firmado el/ })).toBeVisible();
  await expect(hr.getByText('Con su firma: así se ve y así se descarga.')).toBeVisible();
  await hr.getByRole('button', { name: 'Ver el original' }).click();
  await expect(hr.getByText('Como se guardó, sin la firma.')).toBeVisible();
  await settled(hr);
  expect(await findings(hr)).toEqual([]);

  const boss = await (await browser.newContext(desk)).newPage();
  await signInAs(boss, 'supervisor', paper);
  await expect(boss.getByText('Ese documento no existe o no está a tu alcance.')).toBeVisible();
  for (const context of browser.contexts()) await context.close();
});
