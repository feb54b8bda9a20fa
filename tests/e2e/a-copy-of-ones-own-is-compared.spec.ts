import { PDFDocument } from '@cantoo/pdf-lib';
import { callServer } from './support/callServer';
import { firstPage, isDrawn } from './support/drawnPage';
import { sentPaper } from './support/sentPaper';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

/** A form, filled in as it was sent. */
async function filledForm(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  page.drawText('Importe acordado', { x: 60, y: 720, size: 14 });
  const field = pdf.getForm().createTextField('importe');
  field.setText('9.900.000');
  field.addToPage(page, { x: 60, y: 680, width: 200, height: 24 });
  return Buffer.from(await pdf.save());
}

test('a form cannot be typed in while it is signed, and a copy of one’s own is told from it', async ({
  page,
  address,
}) => {
  test.setTimeout(120_000);
  const { signer, signature } = await sentPaper(
    address,
    'Formulario',
    await filledForm(),
    'supervisor',
  );
  const { file } = await callServer<{ file: { url: string } }>(
    address,
    'firma.obtener',
    { id: signature.id },
    signer,
  );
  const headers = { authorization: `Bearer ${signer.JWT}` };
  const stored = Buffer.from(await (await fetch(address + file.url, { headers })).arrayBuffer());
  await signInAs(page, 'supervisor', `/signed/sign/${signature.id}`);
  await expect.poll(() => isDrawn(page)).toBe(true);
  await expect(firstPage(page).locator('input, textarea, select')).toHaveCount(0);

  await page.getByRole('button', { name: 'Comparar con un archivo propio' }).click();
  const dialog = page.getByRole('dialog', { name: 'Comparar con un archivo propio' });
  const chooser = dialog.locator('input[type=file]').first();
  const verdict = dialog.getByRole('status').filter({ hasText: 'archivo' });
  const own = dialog.getByRole('region', { name: 'El tuyo' });
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    chooser.setInputFiles({ name, mimeType, buffer });

  await choose('mia.pdf', 'application/pdf', stored);
  await expect(verdict).toContainText('Es el mismo archivo');
  await expect(own.locator('canvas').first()).toBeVisible();

  const touched = Buffer.concat([stored, Buffer.from('\n% algo más\n')]);
  await choose('otra.pdf', 'application/pdf', touched);
  await expect(verdict).toContainText('No es el mismo archivo');
  await expect(own.locator('canvas').first()).toBeVisible();

  // Another file is chosen while this one's pages still load.
  await choose('mia.pdf', 'application/pdf', stored);
  await choose('otra.pdf', 'application/pdf', touched);
  await choose('texto.txt', 'text/plain', Buffer.from(stored.toString('base64')));
  await expect(verdict).toContainText('Es el mismo archivo');
  await expect(own.locator('canvas').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(own.locator('canvas').first()).toBeVisible();
});

test('whoever checks a paper reads the very file they chose', async ({ page }) => {
  await page.goto('/verify');
  const chosen = { name: 'mia.pdf', mimeType: 'application/pdf', buffer: await filledForm() };
  await page.locator('input[type=file]').first().setInputFiles(chosen);
  await page.getByRole('button', { name: 'Ver el archivo que elegí' }).click();
  await expect.poll(() => isDrawn(page)).toBe(true);
});
