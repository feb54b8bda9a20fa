import { findings, settled } from './support/axe';
import { signedPaper } from './support/signedPaper';
import { expect, test } from './support/story';

const file = (buffer: Buffer) => ({ name: 'norma.pdf', mimeType: 'application/pdf', buffer });

test('somebody from outside types the code of a paper and finds out whether theirs is the one signed', async ({
  page,
  address,
}) => {
  const { code, bytes } = await signedPaper(address, 'Norma para comprobar');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Comprobar un documento firmado' }).click();
  await page.getByLabel('Código del documento').fill(code.toLowerCase().replaceAll('-', ' '));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/verify/${code}`);
  await expect(page.getByRole('heading', { name: 'Norma para comprobar' })).toBeVisible();
  await expect(page.getByText('Juárez, Delfina')).toBeVisible();

  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles(file(bytes));
  await expect(page.getByText('Es el documento firmado, sin ningún cambio')).toBeVisible();
  await settled(page);
  expect(await findings(page)).toEqual([]);

  const touched = Buffer.from(bytes);
  touched[500] = (touched[500] ?? 0) ^ 1;
  await chooser.setInputFiles(file(touched));
  await expect(page.getByText('Este archivo no es el que se firmó')).toBeVisible();
  await settled(page);
  expect(await findings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Escribir otro código' }).click();
  // The page that is left has a place for a file, too.
  await expect(page.getByLabel('Código del documento')).toBeVisible();
  await chooser.setInputFiles(file(bytes));
  await expect(page.getByRole('heading', { name: 'Norma para comprobar' })).toBeVisible();
});
