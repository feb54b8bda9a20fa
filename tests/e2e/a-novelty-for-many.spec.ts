import { findings, settled } from './support/axe';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test('Recursos Humanos enters a bonus for two people at once and reads what happened to each', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signInAs(page, 'rrhh', '/news/enter');
  const chosen = page.getByRole('list', { name: 'Elegidas' }).getByRole('listitem');
  const names = ['Juárez, Delfina', 'Acosta, Paula'];
  for (const [at, name] of names.entries()) {
    await page.getByRole('combobox', { name: 'Personas' }).fill(name.split(',')[0] ?? '');
    await page.getByRole('option', { name: new RegExp(name) }).click();
    await expect(chosen).toHaveCount(at + 1);
  }
  await page.getByRole('combobox', { name: 'Qué pasó' }).click();
  await page.getByRole('option', { name: 'Premio' }).click();
  await page.getByRole('textbox', { name: 'Importe' }).fill('12345,67');
  await settled(page);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cargar a 2 personas' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Se cargó a 2 personas.');
  for (const name of names) await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(page.getByRole('heading', { name: 'Novedades', level: 1 })).toBeVisible();
  await expect(page.getByText('$ 12.345,67').first()).toBeVisible();
});
