import { findings, settled } from './support/axe';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test('another salary and a raise are tried, and a run is looked over person by concept', async ({
  page,
}) => {
  await signInAs(page, 'sueldos', '/liquidations');
  await page.getByRole('link', { name: 'Simular' }).click();
  await page.getByRole('combobox', { name: 'Persona' }).fill('1007');
  await page.getByRole('option').first().click();
  await page.getByLabel('Sueldo, jornal o valor hora').fill('2500000');
  const basic = page.getByRole('button', { name: /^Sueldo básico.*\+ \$/ });
  await basic.click();
  await expect(page.getByText('valor_dia', { exact: true }).last()).toBeVisible();
  await settled(page);
  expect(await findings(page)).toEqual([]);

  await page
    .getByRole('link', { name: 'Un aumento' })
    .or(page.getByRole('tab', { name: 'Un aumento' }))
    .click();
  await page.getByLabel('Cuánto').fill('8');
  await expect(page.getByText(/más por mes, para \d+ personas/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Costo por concepto' })).toContainText(
    'Contribuciones a la seguridad social',
  );
  await settled(page);
  expect(await findings(page)).toEqual([]);

  await page.goto('/liquidations/tables');
  await page.getByRole('button', { name: 'Nueva tabla' }).click();
  const form = page.getByRole('dialog', { name: 'Nueva tabla' });
  await form.getByLabel('Nombre', { exact: true }).fill('Escala de prueba');
  await form.getByLabel('Nombre en las fórmulas').fill('de_prueba');
  await form.getByRole('group', { name: 'Rige desde' }).click();
  await page.keyboard.type('01012026');
  await form.getByLabel('Tramos').fill('0; 0; 5\n100.000; 5.000; 9\n50.000; 1; 9');
  await form.getByLabel('Norma').fill('De la prueba');
  await form.getByRole('button', { name: 'Agregar' }).click();
  await expect(form.getByText(/Línea 3: cada tramo empieza más arriba/)).toBeVisible();
  await form.getByLabel('Tramos').fill('0; 0; 5\n100.000; 5.000; 9');
  await form.getByRole('button', { name: 'Agregar' }).click();
  await expect(page.getByText(/desde el 1 de enero de 2026 · 2 tramos/)).toBeVisible();
  await settled(page);
  expect(await findings(page)).toEqual([]);

  await page.goto('/liquidations');
  await page
    .getByRole('link', { name: /^Sueldos de / })
    .first()
    .click();
  await page
    .getByRole('link', { name: 'Grilla' })
    .or(page.getByRole('tab', { name: 'Grilla' }))
    .click();
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('columnheader', { name: 'Sueldo básico' })).toBeVisible();
  await page.getByRole('switch', { name: /Solo lo que cambió/ }).click();
  await expect(page).toHaveURL(/diferencias=1/);
  await settled(page);
  expect(await findings(page)).toEqual([]);
});
