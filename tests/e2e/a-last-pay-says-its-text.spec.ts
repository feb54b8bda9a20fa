import { findings, settled } from './support/axe';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test('a last pay says which text of the law ruled, and opens into its twelve months', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signInAs(page, 'sueldos', '/liquidations');
  await page
    .getByText(/^Liquidación final de/)
    .first()
    .click();
  await expect(page).toHaveURL(/\/liquidations\/\d+$/);
  await page.getByRole('gridcell').first().click();
  await expect(page).toHaveURL(/\/people\/\d+/);
  const base = page.getByRole('region', { name: 'Base de la indemnización por antigüedad' });
  await expect(base.getByText(/Se aplica: Ley 27\.802/)).toBeVisible();
  await base.getByRole('button', { name: 'Los doce meses, uno por uno' }).click();
  const months = base.getByRole('region', { name: 'Tabla: Los doce meses' });
  // A head and twelve months.
  await expect(months.getByRole('row')).toHaveCount(13);
  await expect(months.getByText('El mejor')).toHaveCount(1);
  await base.getByRole('button', { name: 'Qué conceptos cuentan' }).click();
  await expect(base.getByRole('row', { name: /Sueldo básico/ })).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await settled(page);
    expect(await findings(page)).toEqual([]);
  }
});
