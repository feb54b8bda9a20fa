import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import PDFDocument from 'pdfkit';
import { findings } from './support/axe';
import { callServer, openSession } from './support/callServer';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { uploadTo } from './support/uploadTo';

function pdf(password?: string): Promise<Buffer> {
  const document = new PDFDocument({ userPassword: password });
  for (const number of [1, 2, 3]) {
    if (number > 1) document.addPage();
    document.fontSize(18).text(`Página ${number}: reposo por 48 horas`);
  }
  document.end();
  return buffer(document);
}

/** Three days of illness, each with a certificate of its own, as a phone would send them. */
async function report(address: string, files: [name: string, bytes: Buffer][]) {
  const session = await openSession(address, 'empleado');
  const { rows } = await callServer<{ rows: { id: number; code: string }[] }>(
    address,
    'tipoNovedad.listar',
    {},
    session,
  );
  const typeId = rows.find(({ code }) => code === 'ENF')?.id;
  for (const [index, [name, bytes]] of files.entries()) {
    const certificate = await uploadTo(address, session, 'certificate', { name, bytes });
    const day = `2026-12-1${index + 4}`;
    const fields = { typeId, fromDay: day, toDay: day, certificate };
    await callServer(address, 'novedad.avisar', fields, session);
  }
}

async function openFile(page: Page, day: number, name: string) {
  await page.goto('/workflow');
  await page.getByText(`el ${day} de diciembre de 2026`).first().click();
  await page.getByRole('button', { name }).click();
  return page.getByRole('dialog', { name });
}

/** How many pages reached the paper: the browser's own window for it is no part of the page. */
async function printed(page: Page, ask: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.print = () => {
      const sheets = Array.from(document.querySelectorAll<HTMLImageElement>('#pdf-sheets img'));
      const drawn = sheets.filter(({ naturalWidth }) => naturalWidth > 1000);
      document.body.dataset.printed = String(drawn.length);
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await ask();
  await page.waitForSelector('body[data-printed]');
  return Number(await page.getAttribute('body', 'data-printed'));
}

test('the PDF of an illness is read, searched and unlocked in the inbox, and a broken one says so', async ({
  page,
  address,
  complaints,
}) => {
  // The library says in the console what it does about a broken file.
  complaints.allow(/Indexing all PDF objects|Password forms/);
  const whole = await pdf();
  await report(address, [
    ['reposo.pdf', whole],
    ['cerrado.pdf', await pdf('clave1')],
    ['roto.pdf', whole.subarray(0, 900)],
  ]);
  await signInAs(page, 'rrhh', '/workflow');

  const open = await openFile(page, 14, 'reposo.pdf');
  await expect(open.getByRole('region', { name: /^Página .1.$/ })).toBeVisible();
  await expect(open.getByText('Página 1: reposo por 48 horas')).toBeVisible();
  await expect(open.getByText('de 3', { exact: true })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await open.getByRole('textbox', { name: 'Página' }).fill('3');
  await page.keyboard.press('Enter');
  await expect(open.getByRole('button', { name: 'Página siguiente' })).toBeDisabled();
  await open.getByRole('button', { name: 'Buscar en el documento' }).click();
  await page.keyboard.type('pagina 2');
  await expect(open.getByRole('status')).toHaveText('1 de 1');
  await expect(open.getByRole('textbox', { name: 'Página' })).toHaveValue('2');
  await page.keyboard.press('Escape');
  await expect(open.getByRole('search')).toBeHidden();

  await open.getByRole('button', { name: 'Páginas e índice' }).click();
  await open.getByRole('button', { name: 'Ir a la página 3' }).click();
  await expect(open.getByRole('textbox', { name: 'Página' })).toHaveValue('3');
  expect(await findings(page)).toEqual([]);
  await open.getByRole('tab', { name: 'Índice' }).click();
  await expect(open.getByText('Este documento no trae índice.')).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(open.getByRole('textbox', { name: 'Página' })).toHaveValue('2');

  expect(await printed(page, () => page.keyboard.press('Control+p'))).toBe(3);
  await expect(page.getByText('Preparando la impresión')).toBeHidden();

  const saved = page.waitForEvent('download');
  await open.getByRole('button', { name: 'Descargar' }).click();
  expect((await saved).suggestedFilename()).toBe('reposo.pdf');
  await page.keyboard.press('Escape');
  await expect(open).toBeHidden();

  const locked = await openFile(page, 15, 'cerrado.pdf');
  const password = locked.getByLabel('Contraseña del archivo');
  await password.fill('otra');
  await page.keyboard.press('Enter');
  await expect(locked.getByText('No es esa. Probá de nuevo.')).toBeVisible();
  await password.fill('clave1');
  await page.keyboard.press('Enter');
  await expect(locked.getByText('Página 1: reposo por 48 horas')).toBeVisible();

  const broken = await openFile(page, 16, 'roto.pdf');
  await expect(broken.getByRole('alert')).toContainText('está dañado o no es un PDF');
});
