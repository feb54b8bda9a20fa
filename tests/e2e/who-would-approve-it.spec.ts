import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test('before a definition is saved, its author sees who would decide', async ({ page }) => {
  await signInAs(page, 'admin', '/workflow/definitions');
  await page.getByRole('link', { name: 'Pedidos grandes' }).click();
  await page.getByRole('combobox', { name: 'Quién pide' }).fill('Sosa');
  await page.getByRole('option', { name: /Sosa/ }).first().click();
  await page.getByRole('textbox', { name: /^Unidades/ }).fill('600');
  const trial = page.getByRole('region', { name: 'Probar' });
  await trial.getByRole('button', { name: 'Ver quién decide' }).click();
  // The demo's example is switched off: nothing would be asked.
  await expect(trial.getByText(/el pedido se prepara sin pedir aprobación/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Activa' }).check();
  await trial.getByRole('button', { name: 'Ver quién decide' }).click();
  await expect(trial.getByText('Rige esta definición.')).toBeVisible();
  await expect(trial.getByText('Paso 1')).toBeVisible();
});

test('the first page brings what waits for each, and coverage to who has people in charge', async ({
  page,
}) => {
  await signInAs(page, 'rrhh', '/summary');
  await expect(page.getByRole('table', { name: 'Ausentes por día hábil' })).toBeVisible();
  await page
    .getByRole('region', { name: 'Te espera' })
    .getByRole('link', { name: /^Para decidir/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Aprobaciones', level: 1 })).toBeVisible();
});
