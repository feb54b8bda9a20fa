import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { findings, settled } from './support/axe';
import { callServer, openSession } from './support/callServer';
import { photographed } from './support/photographed';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

interface Stored {
  version: number;
  history: { file: { url: string; mime: string; name: string } }[];
}

/** The pictures of a PDF as they lie in it. */
function jpegsOf(pdf: Buffer): string[] {
  const begin = Buffer.from('DCTDecode/Length ');
  const found: string[] = [];
  for (let at = pdf.indexOf(begin); at !== -1; at = pdf.indexOf(begin, at + 1)) {
    const length = Number.parseInt(pdf.toString('latin1', at + begin.length, at + 40), 10);
    const from = pdf.indexOf('stream\n', at) + 'stream\n'.length;
    found.push(pdf.toString('base64', from, from + length));
  }
  return found;
}

/** Width, height, and the colours near the upper and the lower edge. */
const seen = (page: Page, jpeg: string) =>
  page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/jpeg;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const colour = (y: number) => {
      const [red = 0, , blue = 0] = pen?.getImageData(canvas.width / 2, y, 1, 1).data ?? [];
      return red > blue ? 'red' : 'blue';
    };
    return [canvas.width, canvas.height, colour(5), colour(canvas.height - 5)];
  }, jpeg);

test('both sides of a card, photographed on a phone, become one PDF with upright pages', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
  });
  const page = await context.newPage();
  await signInAs(page, 'empleado', '/documents');
  await page.getByRole('button', { name: 'Subir un documento' }).click();
  const bring = page.getByRole('dialog', { name: 'Subir un documento' });
  await bring.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'DNI' }).click();
  const upright = { width: 1500, height: 3000, onSide: true };
  const lying = { width: 800, height: 500, onSide: false };
  const camera = bring.getByLabel('Sacar fotos').first();
  await expect(camera).toHaveAttribute('capture', 'environment');
  await camera.setInputFiles(await photographed(page, 'frente.jpg', upright));

  const pages = page.getByRole('dialog', { name: 'Un documento con fotos' });
  await expect(pages.getByRole('img', { name: 'Página 1: frente.jpg' })).toBeVisible();
  const more = pages.getByLabel('Sacar otra').first();
  await more.setInputFiles({ name: 'rota.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') });
  await expect(pages.getByRole('alert')).toContainText('“rota.jpg” no se pudo abrir');
  await more.setInputFiles([
    await photographed(page, 'dorso.jpg', lying),
    await photographed(page, 'movida.jpg', lying),
  ]);
  await expect(pages.getByRole('alert')).toHaveCount(0);
  await pages.getByRole('button', { name: 'Quitar la página 3' }).click();
  await pages.getByRole('button', { name: 'Mover la página 2 antes' }).press('Enter');
  await expect(pages.getByRole('img').first()).toHaveAccessibleName('Página 1: dorso.jpg');
  await pages.getByRole('button', { name: 'Girar la página 1' }).click();
  await settled(page);
  expect(await findings(page)).toEqual([]);
  await pages.getByRole('button', { name: 'Usar 2 páginas' }).click();
  await expect(pages).toHaveCount(0);
  await bring.getByRole('button', { name: 'Agregar' }).click();
  await page.getByRole('link', { name: /^Fotos del/ }).click();
  await expect(page.getByRole('heading', { name: /^Fotos del/ })).toBeVisible();

  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const hr = await openSession(address, 'rrhh');
  const stored = await callServer<Stored>(address, 'documento.obtener', { id }, hr);
  const file = stored.history[0]?.file;
  expect(file?.mime).toBe('application/pdf');
  const answer = await fetch(new URL(file?.url ?? '', address), {
    headers: { authorization: `Bearer ${hr.JWT}` },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const pdf = await PDFDocument.load(bytes);
  // The card's back lies, and was turned; its front was held upright.
  const sheets = pdf.getPages().map((sheet) => sheet.getHeight() > sheet.getWidth());
  expect(sheets).toEqual([true, true]);
  const [back = '', front = ''] = jpegsOf(bytes);
  expect(await seen(page, front)).toEqual([1000, 2000, 'red', 'blue']);
  expect(await seen(page, back)).toEqual([800, 500, 'red', 'blue']);
  expect(bytes.includes('Exif')).toBe(false);
  await context.close();
});
