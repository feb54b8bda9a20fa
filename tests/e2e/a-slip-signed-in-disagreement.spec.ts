import { payrollPdf } from '../support/payrollPdf';
import { findings, settled } from './support/axe';
import { signInAs } from './support/signInAs';
import { expect, PASSWORD, test } from './support/story';

const zone = { locale: 'es-AR', timezoneId: 'America/Argentina/Buenos_Aires' };

test('Recursos Humanos splits a PDF, corrects a slip and publishes; on a slow phone it is signed in disagreement, and answered', async ({
  browser,
  address,
}) => {
  test.setTimeout(300_000);
  const desk = { baseURL: address, viewport: { width: 1440, height: 900 }, ...zone };
  const hr = await (await browser.newContext(desk)).newPage();
  await signInAs(hr, 'rrhh', '/receipts/publish');
  await hr.getByRole('button', { name: 'Traer recibos' }).click();
  const bring = hr.getByRole('dialog', { name: 'Traer recibos' });
  const bytes = await payrollPdf(['Legajo 1007', 'Legajo 1008', 'Sin datos de nadie', 'Tampoco']);
  await bring
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'sac.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
  await bring.getByRole('combobox', { name: 'Tipo' }).click();
  await hr.getByRole('option', { name: 'Aguinaldo (SAC)' }).click();
  await bring.getByLabel('Título').fill('Aguinaldo de prueba');
  await bring.getByRole('group', { name: 'Firmar hasta' }).click();
  await hr.keyboard.type('31122030');
  await bring.getByRole('button', { name: 'Leer y revisar' }).click();

  // Nothing is published before it was looked at.
  await expect(hr.getByText(/2 reconocidos · 2 sin persona\./)).toBeVisible();
  await hr.getByText('No dice ni CUIL ni legajo.').first().click();
  const page = hr.getByRole('region', { name: 'Hojas del recibo' });
  await expect(page.getByText('Sin datos de nadie')).toBeVisible();
  await settled(hr);
  expect(await findings(hr)).toEqual([]);
  await page.getByRole('button', { name: 'Dejar afuera' }).click();
  await expect(hr.getByText(/1 sin persona · 1 afuera/)).toBeVisible();
  await hr.getByRole('button', { name: 'Publicar' }).click();
  const sure = hr.getByRole('alertdialog', { name: '¿Publicar 2 recibos?' });
  await expect(sure).toContainText('No se publican: 1 sin persona, 1 que dejaste afuera.');
  await sure.getByRole('button', { name: 'Publicar' }).click();
  await hr.getByRole('link', { name: 'Ver la firma' }).click();
  await expect(hr.getByRole('heading', { name: 'Aguinaldo de prueba' })).toBeVisible();

  const pocket = { baseURL: address, viewport: { width: 390, height: 844 }, ...zone };
  const phone = await (await browser.newContext(pocket)).newPage();
  await signInAs(phone, 'empleado', '/receipts');
  const slow = await phone.context().newCDPSession(phone);
  await slow.send('Network.enable');
  const speed = { latency: 300, downloadThroughput: 60_000, uploadThroughput: 40_000 };
  await slow.send('Network.emulateNetworkConditions', { offline: false, ...speed });
  await phone.getByRole('link', { name: /Aguinaldo \(SAC\)/ }).click();
  await phone.getByRole('button', { name: 'Leer y firmar' }).click();
  await expect(phone.getByText('Legajo 1007', { exact: true })).toBeVisible({ timeout: 60_000 });
  await phone.getByRole('button', { name: 'Firmar en disconformidad' }).click();
  const sign = phone.getByRole('dialog', { name: 'Firmar en disconformidad' });
  await sign.getByLabel('Por qué').fill('Falta el medio aguinaldo');
  await sign.getByLabel('Tu contraseña', { exact: true }).fill(PASSWORD);
  await sign.getByRole('button', { name: 'Firmar en disconformidad' }).click();
  await expect(phone.getByText(/^Lo firmaste en disconformidad/)).toBeVisible({ timeout: 60_000 });

  // The next is one touch away.
  await phone.getByRole('link', { name: /^Siguiente por firmar/ }).click();
  await phone.getByRole('button', { name: 'Leer y firmar' }).click();
  await phone.getByRole('button', { name: 'Firmar en conformidad' }).click();
  const agree = phone.getByRole('dialog', { name: 'Firmar en conformidad' });
  await agree.getByLabel('Tu contraseña', { exact: true }).fill(PASSWORD);
  await agree.getByRole('button', { name: 'Firmar en conformidad' }).click();
  await expect(phone.getByText(/^Lo firmaste en conformidad/)).toBeVisible({ timeout: 60_000 });

  // The board moved by itself; who disagrees is answered.
  await hr.getByRole('link', { name: /Sin responder/ }).click();
  await hr.getByText('1007').first().click();
  await expect(hr.getByText('En disconformidad: Falta el medio aguinaldo')).toBeVisible();
  await hr.getByRole('button', { name: 'Responder' }).click();
  const answer = hr.getByRole('dialog', { name: /^Responder a/ });
  await answer.getByLabel('Respuesta').fill('Va en diciembre');
  await answer.getByRole('button', { name: 'Responder' }).click();
  await expect(hr.getByText(/Va en diciembre/)).toBeVisible();
  await slow.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await phone.goto('/receipts');
  await phone.getByRole('link', { name: /Aguinaldo \(SAC\)/ }).click();
  await expect(phone.getByText(/Va en diciembre/)).toBeVisible();
});
