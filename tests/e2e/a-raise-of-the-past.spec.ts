import { findings, settled } from './support/axe';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { today, typedDay } from './support/storyDays';

test('a raise of the past is given for each month, and each line says what was paid and what is due', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signInAs(page, 'sueldos', '/liquidations');
  await page.getByRole('button', { name: 'Nueva' }).click();
  const form = page.getByRole('dialog', { name: 'Nueva liquidación' });
  const choose = async (name: string, option: string | number) => {
    await form.getByRole('combobox', { name }).click();
    const options = page.getByRole('option');
    await (typeof option === 'number'
      ? options.nth(option)
      : options.filter({ hasText: option })
    ).click();
  };
  await choose('Tipo', 'Ajuste retroactivo');
  await choose('Mes', 2);
  await choose('Ajusta desde', 2);
  await choose('Con qué sueldo', 'más un porcentaje');
  await form.getByLabel('Cuánto').fill('8');
  await form.getByRole('group', { name: 'Fecha de pago' }).click();
  await page.keyboard.type(typedDay(today));
  await settled(page);
  expect(await findings(page)).toEqual([]);
  await form.getByRole('button', { name: 'Agregar' }).click();
  await expect(
    page.getByRole('heading', { name: /^Ajuste retroactivo de /, level: 1 }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Calcular' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Calcular' }).click();
  await expect(page.getByRole('button', { name: 'Mandar a aprobar' })).toBeVisible({
    timeout: 60_000,
  });
  await page.goto(`${new URL(page.url()).pathname}?buscar=1007`);
  await page.getByText('Juárez, Delfina').first().click();
  const basic = page.getByRole('button', { name: /^Sueldo básico, \w+ de \d{4}/ });
  await expect(basic).toHaveCount(2);
  await basic.first().click();
  await expect(page.getByText(/por mes, antes \$/).first()).toBeVisible();
  await settled(page);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: /de dónde sale pagado/ }).click();
  await expect(page.getByText(/^Sueldos de /).first()).toBeVisible();
});
