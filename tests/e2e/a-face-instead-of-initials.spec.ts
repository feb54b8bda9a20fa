import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

/** A picture made by the browser itself: a face, more or less. */
const drawn = () => {
  const canvas = document.createElement('canvas');
  canvas.width = 900;
  canvas.height = 600;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('nothing to draw on');
  pen.fillStyle = '#5b8db8';
  pen.fillRect(0, 0, 900, 600);
  pen.fillStyle = '#f0c8a0';
  pen.arc(450, 300, 200, 0, 7);
  pen.fill();
  return canvas.toDataURL('image/png');
};

test('somebody frames their face by keyboard, and the bar at the top shows it', async ({
  page,
}) => {
  await signInAs(page, 'empleado', '/profile');
  const picture = Buffer.from((await page.evaluate(drawn)).split(',')[1] ?? '', 'base64');
  await page.getByRole('button', { name: 'Poner foto' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').first().setInputFiles({
    name: 'yo.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  await expect(dialog).toHaveAccessibleName('Encuadrá la cara');
  await dialog.getByRole('slider').focus();
  for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowRight');
  await dialog.getByLabel(/Encuadre de la foto/).focus();
  await page.keyboard.press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Se guardó la foto')).toBeVisible();
  const shown = page.getByRole('banner').locator('img[src*="/fotos/persona-"]').first();
  await expect(shown).toHaveAttribute('src', /\?v=[0-9a-f]{8}/);
  await page.getByRole('button', { name: 'Quitar foto' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(page.getByRole('button', { name: 'Poner foto' })).toBeVisible();
});

test('a file that is no picture is told so, and nothing is sent', async ({ page }) => {
  await signInAs(page, 'empleado', '/profile');
  await page.getByRole('button', { name: 'Poner foto' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'rota.png',
      mimeType: 'image/png',
      buffer: Buffer.from('nada de imagen'),
    });
  await expect(dialog.getByText('No se pudo abrir esa imagen: probá con otra.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Guardar' })).toBeDisabled();
});
