import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test('a supervisor looks at the month of the team, and decides the overtime of two days at once', async ({
  page,
}) => {
  await signInAs(page, 'supervisor', '/hours/team');
  await expect(page.getByRole('heading', { name: 'Horas del equipo' })).toBeVisible();
  await page.getByRole('link', { name: 'Mes', exact: true }).click();
  await page.getByRole('button', { name: 'Mes anterior' }).click();
  // Hours of work are there, not only names.
  await expect(page.getByRole('gridcell', { name: /^1\d\d:\d\d$/ }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Horas extras' }).click();
  const boxes = page.getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Aprobar: extras de 2 días' });
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await expect(dialog.getByText('Contá el motivo.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Inventario de fin de mes');
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByText(/2 días/).first()).toBeVisible();

  await page.goto('/hours/overtime?filtro=overtime:in:approved');
  await expect(page.getByText('Aprobadas').first()).toBeVisible();
});
