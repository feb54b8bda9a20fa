import { findings, settled } from './support/axe';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test('a pay that the bank sent back is noted, goes into a file of its own, and is paid again', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, 'sueldos', '/liquidations');
  await page.goto('/liquidations/1?buscar=1007');
  await page.getByText('Juárez, Delfina').first().click();
  await expect(page).toHaveURL(/\/people\/\d+/);
  const person = page.url();
  await page.getByRole('button', { name: 'El banco rechazó la transferencia' }).click();
  const rejected = page.getByRole('dialog', { name: 'Transferencia rechazada: Juárez, Delfina' });
  await rejected.getByRole('button', { name: 'Anotar' }).click();
  await expect(rejected.getByText('Contá el motivo.', { exact: true })).toBeVisible();
  await rejected.getByRole('button', { name: 'Cuenta cerrada' }).click();
  await settled(page);
  expect(await findings(page)).toEqual([]);
  await rejected.getByRole('button', { name: 'Anotar' }).click();
  await expect(page.getByText(/Cuenta cerrada\. Todavía no cobró\./)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
  expect(await findings(page)).toEqual([]);

  await page.goto('/liquidations/1');
  await expect(
    page.getByText(/^1 persona no cobró: el banco rechazó su transferencia/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Ver quiénes' }).click();
  await expect(page.getByText('Juárez, Delfina').first()).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Archivos' }).click();
  await page.getByRole('menuitem', { name: 'Transferencias para el banco' }).click();
  const file = page.getByRole('dialog', { name: 'Transferencias para el banco' });
  await expect(
    file.getByRole('switch', { name: /Solo lo que el banco rechazó \(1\)/ }),
  ).toBeChecked();
  await file.getByRole('button', { name: 'Cancelar' }).click();

  await page.goto(person);
  await page.getByRole('button', { name: 'Anotar que se pagó de nuevo' }).click();
  const paid = page.getByRole('dialog', { name: 'Anotar que se pagó de nuevo' });
  await paid.getByRole('button', { name: 'Anotar' }).click();
  await expect(page.getByText(/Se pagó de nuevo el /)).toBeVisible();
  await page.getByRole('link', { name: 'Ver el recibo' }).click();
  await expect(
    page.getByText(/^El banco rechazó la transferencia el .+ Se pagó de nuevo/),
  ).toBeVisible();
});

test('who would complete a month is told before anybody is chosen', async ({ page }) => {
  await signInAs(page, 'sueldos', '/liquidations');
  await page.getByRole('button', { name: 'Nueva' }).click();
  const form = page.getByRole('dialog', { name: 'Nueva liquidación' });
  const choose = async (name: string, option: string) => {
    await form.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await choose('Tipo', 'Complementaria');
  await choose('Mes', 'Octubre de 2026');
  await expect(
    form.getByText(/^Se le puede completar a \d+ personas que ya cobraron/),
  ).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await settled(page);
    expect(await findings(page)).toEqual([]);
  }
});
