import type { Page } from '@playwright/test';
import { DateTime } from 'luxon';
import { findings, settled } from './support/axe';
import { pdfFile } from './support/pdfFile';
import { signInAs } from './support/signInAs';
import { expect, PASSWORD, test } from './support/story';
import { today } from './support/storyDays';

const zone = { locale: 'es-AR', timezoneId: 'America/Argentina/Buenos_Aires' };

/** There is one of each June and December before it. */
const mine = new RegExp(
  `^${DateTime.fromISO(today, { locale: 'es' }).toFormat("LLLL 'de' yyyy")} · Aguinaldo`,
  'i',
);

async function bring(hr: Page, pages: string[], kind: string, title: string) {
  await hr.getByRole('button', { name: 'Subir recibos' }).click();
  const form = hr.getByRole('dialog', { name: 'Subir recibos' });
  const file = await pdfFile('sueldos.pdf', ...pages);
  await form.locator('input[type="file"]').first().setInputFiles(file);
  await form.getByRole('combobox', { name: 'Tipo' }).click();
  await hr.getByRole('option', { name: kind }).click();
  await form.getByLabel('Título').fill(title);
  await form.getByRole('group', { name: 'Firmar hasta' }).click();
  await hr.keyboard.type('31122030');
  await form.getByRole('button', { name: 'Leer y revisar' }).click();
}

async function publish(hr: Page, question: string) {
  await hr.getByRole('button', { name: 'Publicar' }).click();
  const sure = hr.getByRole('alertdialog', { name: question });
  await sure.getByRole('button', { name: 'Publicar' }).click();
}

type Way = 'conformidad' | 'disconformidad';

/** From the page of a slip, the paper still to be opened, to the slip signed. */
async function sign(phone: Page, way: Way, reason?: string) {
  await phone.getByRole('button', { name: `Firmar en ${way}` }).click();
  const dialog = phone.getByRole('dialog', { name: `Firmar en ${way}` });
  if (reason) await dialog.getByLabel('Por qué').fill(reason);
  await dialog.getByLabel('Tu contraseña', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: `Firmar en ${way}` }).click();
  await expect(phone.getByText(new RegExp(`^Lo firmaste en ${way}`))).toBeVisible({
    timeout: 60_000,
  });
}

test('Recursos Humanos splits a PDF, corrects a slip and publishes; on a slow phone three are signed, one in disagreement, and it is answered', async ({
  browser,
  address,
}) => {
  test.setTimeout(300_000);
  const desk = { baseURL: address, viewport: { width: 1440, height: 900 }, ...zone };
  const hr = await (await browser.newContext(desk)).newPage();
  await signInAs(hr, 'rrhh', '/receipts/publish');
  const long = Array.from({ length: 30 }, (_, index) => `Legajo 1007. Hoja ${index + 1} de 30`);
  await bring(hr, [...long, 'Legajo 1008'], 'Vacaciones', 'Vacaciones de prueba');
  await expect(hr.getByText('2 reconocidos', { exact: false })).toBeVisible();
  await publish(hr, '¿Publicar 2 recibos?');
  await hr.getByRole('link', { name: 'Ver la firma' }).click();
  await expect(hr.getByRole('heading', { name: 'Vacaciones de prueba' })).toBeVisible();

  await hr.goto('/receipts/publish');
  const pages = ['Legajo 1007', 'Legajo 1008', 'Sin datos de nadie', 'Tampoco'];
  await bring(hr, pages, 'Aguinaldo (SAC)', 'Aguinaldo de prueba');

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
  await sure.getByRole('button', { name: 'Cancelar' }).click();
  await expect(sure).toBeHidden();
  await publish(hr, '¿Publicar 2 recibos?');
  await hr.getByRole('link', { name: 'Ver la firma' }).click();
  await expect(hr.getByRole('heading', { name: 'Aguinaldo de prueba' })).toBeVisible();

  const pocket = { baseURL: address, viewport: { width: 390, height: 844 }, ...zone };
  const phone = await (await browser.newContext(pocket)).newPage();
  await signInAs(phone, 'empleado', '/receipts');
  const slow = await phone.context().newCDPSession(phone);
  await slow.send('Network.enable');
  const speed = { latency: 300, downloadThroughput: 60_000, uploadThroughput: 40_000 };
  await slow.send('Network.emulateNetworkConditions', { offline: false, ...speed });
  await phone.getByRole('link', { name: mine }).click();
  await phone.getByRole('button', { name: 'Leer y firmar' }).click();
  await expect(phone.getByText('Legajo 1007', { exact: true })).toBeVisible({ timeout: 60_000 });
  await sign(phone, 'disconformidad', 'Falta el medio aguinaldo');

  // Readers do not get lost in a long one: it says where it is, goes where it is told, and can be signed from there.
  await phone.getByRole('link', { name: 'Mis recibos', exact: true }).click();
  await phone
    .getByRole('main')
    .getByRole('link', { name: /Vacaciones/ })
    .click();
  await phone.getByRole('button', { name: 'Leer y firmar' }).click();
  const paper = phone.getByRole('dialog');
  await expect(paper.getByText('de 31', { exact: true })).toBeVisible({ timeout: 60_000 });
  await paper.getByRole('textbox', { name: 'Página' }).fill('30');
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('Legajo 1007. Hoja 30 de 30')).toBeInViewport({ timeout: 60_000 });
  await sign(phone, 'conformidad');

  // The next is one touch away.
  await phone.getByRole('link', { name: /^Siguiente por firmar/ }).click();
  await phone.getByRole('button', { name: 'Leer y firmar' }).click();
  await sign(phone, 'conformidad');
  // Another story may have published one more meanwhile.
  const onward = /^(Volver a mis recibos|Siguiente por firmar)/;
  await expect(phone.getByRole('link', { name: onward })).toBeVisible();

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
  await phone.getByRole('link', { name: mine }).click();
  await expect(phone.getByText(/Va en diciembre/)).toBeVisible();
});
