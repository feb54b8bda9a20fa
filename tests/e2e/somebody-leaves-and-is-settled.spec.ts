import { findings, settled } from './support/axe';
import { calculateRun } from './support/payRun';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { today, typedDay } from './support/storyDays';

const zone = { locale: 'es-AR', timezoneId: 'America/Argentina/Buenos_Aires' };

test('from the record of whoever leaves to each figure of their last pay', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const viewport = { width: 1440, height: 900 };
  const page = await (await browser.newContext({ baseURL: address, viewport, ...zone })).newPage();
  await signInAs(page, 'rrhh', '/users?buscar=1060');
  await page.getByRole('main').getByText('Chofer repartidor').first().click();
  await page.getByRole('button', { name: 'Dar de baja' }).click();
  const leaving = page.getByRole('dialog');
  await leaving.getByRole('group', { name: 'Último día de trabajo' }).click();
  await page.keyboard.type(typedDay(today));
  await leaving.getByLabel('Motivo').fill('Despido sin causa');
  await leaving.getByRole('button', { name: 'Dar de baja' }).click();
  await expect(page.getByRole('button', { name: 'Reactivar' })).toBeVisible();

  await page.goto(`${new URL(page.url()).pathname}?ver=empleo`);
  await page.getByRole('link', { name: 'Liquidación final' }).click();
  const form = page.getByRole('dialog', { name: 'Nueva liquidación' });
  await expect(form.getByLabel('Título')).toHaveValue(/^Liquidación final de /);
  await expect(form.getByRole('checkbox', { name: /legajo 1060/ })).toBeChecked();
  await form.getByRole('combobox', { name: 'Motivo' }).click();
  await page.getByRole('option', { name: 'Despido sin causa' }).click();
  await form.getByRole('checkbox', { name: 'Se dio el preaviso' }).click();
  await form.getByRole('group', { name: 'Fecha de pago' }).click();
  await page.keyboard.type('31122030');
  await settled(page);
  expect(await findings(page)).toEqual([]);
  await form.getByRole('button', { name: 'Agregar' }).click();
  await expect(
    page.getByRole('heading', { name: /^Liquidación final de /, level: 1 }),
  ).toBeVisible();

  await calculateRun(page);
  await page.getByRole('main').getByText('1060').first().click();
  for (const name of [
    /^SAC proporcional/,
    /^Vacaciones no gozadas/,
    /^Indemnización sustitutiva de preaviso/,
    /^Indemnización por antigüedad/,
  ]) {
    await expect(page.getByRole('button', { name })).toBeVisible();
  }
  const years = page.getByRole('button', { name: /^Indemnización por antigüedad/ });
  await years.click();
  await expect(page.getByText(/LCT, arts. 245/)).toBeVisible();
  await settled(page);
  expect(await findings(page)).toEqual([]);
});
