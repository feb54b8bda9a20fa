import { findings, settled } from './support/axe';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test('Recursos Humanos enters a bonus for two people at once and reads what happened to each', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signInAs(page, 'rrhh', '/news/enter');
  const chosen = page.getByRole('list', { name: 'Personas: elegidas' }).getByRole('listitem');
  const names = ['Juárez, Delfina', 'Acosta, Paula'];
  // The keyboard alone will do: the field keeps the focus from one person to the next.
  await page.getByRole('combobox', { name: 'Personas' }).focus();
  for (const [at, name] of names.entries()) {
    await page.keyboard.type(name.replace(',', ''));
    await expect(page.getByRole('option')).toHaveText([new RegExp(name)]);
    await page.keyboard.press('Enter');
    await expect(chosen).toHaveCount(at + 1);
  }
  await page.getByRole('combobox', { name: 'Qué pasó' }).click();
  await page.getByRole('option', { name: 'Premio' }).click();
  await page.getByRole('textbox', { name: 'Importe' }).fill('12345,67');
  await settled(page);
  expect(await findings(page)).toEqual([]);
  // The form is complete: Enter after a name that is not picked yet must not send it.
  const people = page.getByRole('combobox', { name: 'Personas' });
  await people.fill('nadie se llama así');
  await people.press('Enter');
  await expect(page.getByText('No hay coincidencias')).toBeVisible();
  await expect(people).toHaveValue('nadie se llama así');
  await people.fill('');
  await page.getByRole('button', { name: 'Cargar a 2 personas' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Se cargó a 2 personas.');
  for (const name of names) await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(page.getByRole('heading', { name: 'Novedades', level: 1 })).toBeVisible();
  await expect(page.getByText('$ 12.345,67').first()).toBeVisible();
});
