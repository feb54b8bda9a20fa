import { findings, settled } from './support/axe';
import { pdfFile } from './support/pdfFile';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test('a paper brought from the phone is read by Recursos Humanos, renewed, and taken away with a reason', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const zone = { locale: 'es-AR', timezoneId: 'America/Argentina/Buenos_Aires' };
  const pocket = { baseURL: address, viewport: { width: 390, height: 844 }, ...zone };
  const phone = await (await browser.newContext(pocket)).newPage();
  await signInAs(phone, 'empleado', '/documents');
  await phone.getByRole('button', { name: 'Subir un documento' }).click();
  const bring = phone.getByRole('dialog', { name: 'Subir un documento' });
  // Papers that only the organisation files are not offered.
  await bring.getByRole('combobox', { name: 'Tipo' }).click();
  await expect(phone.getByRole('option', { name: 'Currículum' })).toBeVisible();
  await expect(phone.getByRole('option', { name: 'Contrato de trabajo' })).toHaveCount(0);
  await phone.getByRole('option', { name: 'DNI' }).click();
  await bring.getByRole('button', { name: 'Agregar' }).click();
  await expect(bring.getByText('Elegí el archivo.')).toBeVisible();
  await bring
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await pdfFile('dni_frente.pdf', 'Frente del DNI'));
  await settled(phone);
  expect(await findings(phone)).toEqual([]);
  await bring.getByRole('button', { name: 'Agregar' }).click();
  await phone.getByRole('link', { name: /^dni frente/ }).click();
  await phone.getByRole('button', { name: 'Ver el documento' }).click();
  await expect(phone.getByText('Frente del DNI')).toBeVisible();
  await phone.getByRole('button', { name: 'Cerrar' }).click();
  await expect(phone.getByRole('button', { name: 'Quitar' })).toHaveCount(0);

  const desk = { baseURL: address, viewport: { width: 1440, height: 900 }, ...zone };
  const hr = await (await browser.newContext(desk)).newPage();
  await signInAs(hr, 'rrhh', new URL(phone.url()).pathname);
  await expect(hr.getByText('Frente del DNI')).toBeVisible();
  await hr.getByRole('button', { name: 'Agregar una versión' }).click();
  const version = hr.getByRole('dialog', { name: 'Agregar una versión' });
  await version
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await pdfFile('dni_frente.pdf', 'Con el dorso'));
  await version.getByLabel('Nota').fill('Faltaba el dorso');
  await version.getByRole('button', { name: 'Agregar' }).click();
  await expect(hr.getByText('Con el dorso')).toBeVisible();
  // Live, on the phone too.
  await expect(phone.getByText('Faltaba el dorso')).toBeVisible();
  await hr.getByRole('button', { name: /^Versión 1/ }).click();
  await expect(hr.getByText('Frente del DNI')).toBeVisible();
  await settled(hr);
  expect(await findings(hr)).toEqual([]);

  await hr.getByRole('button', { name: 'Anotar' }).click();
  const sheet = hr.getByRole('dialog', { name: 'dni_frente.pdf' });
  await sheet.getByRole('button', { name: /^Texto/ }).click();
  await expect(sheet.getByText(/^Tocá la página donde va el texto/)).toBeVisible();
  await sheet.getByRole('region', { name: /^Páginas de/ }).press('Enter');
  await hr.keyboard.type('Visto', { delay: 60 });
  await sheet.getByRole('button', { name: 'Guardar' }).click();
  await expect(hr.getByText('Guardado como versión 3')).toBeVisible();
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await expect(hr.getByRole('button', { name: /^Versión 3/ })).toBeVisible();

  const boss = await (await browser.newContext(desk)).newPage();
  await signInAs(boss, 'supervisor', new URL(phone.url()).pathname);
  await expect(boss.getByText('Ese documento no existe o no está a tu alcance.')).toBeVisible();

  await hr.getByRole('button', { name: 'Quitar', exact: true }).click();
  await hr.getByLabel('Motivo').fill('Era una prueba');
  await hr.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(hr.getByRole('heading', { name: 'Legajo', level: 1 })).toBeVisible();
  await phone.getByRole('link', { name: 'Legajo' }).first().click();
  await expect(phone.getByText('Constancia de CUIL').first()).toBeVisible();
  await expect(phone.getByText('dni frente')).toHaveCount(0);
  for (const context of browser.contexts()) await context.close();
});
