import { invoiceAddress, photoOfCode } from '../support/invoicePhoto';
import { approveOpened } from './support/approveOpened';
import { findings, settled } from './support/axe';
import { keptWhole } from './support/keptWhole';
import { phoneOf, screenOf } from './support/screenOf';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { spentOn } from './support/storyDays';
import { storyNow } from './support/storyNow';

test.use({ keepsProgram: true });

test('an advance from the phone to its balance, with receipts added on the way without network', async ({
  browser,
  address,
  complaints,
}) => {
  test.setTimeout(300_000);
  complaints.allowOffline();
  const title = `Viaje a Mendoza ${storyNow().getTime() % 100_000}`;
  const { context, phone } = await phoneOf(browser, address);
  await signInAs(phone, 'empleado', '/renditions/new');
  await phone.getByLabel('Para qué').fill(title);
  await phone.getByLabel('Anticipo').fill('20000');
  await settled(phone);
  expect(await findings(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Continuar' }).click();
  await phone.waitForURL(/renditions\/\d+$/);
  await expect(phone.getByText('Anticipo pedido', { exact: true }).first()).toBeVisible();
  const path = new URL(phone.url()).pathname;

  const boss = await screenOf(browser, address, 'supervisor', '/workflow');
  await boss.getByText(`${title}: $ 20.000,00`).first().click();
  await expect(boss.getByText('Anticipos sin rendir')).toBeVisible();
  await approveOpened(boss);
  await expect(phone.getByText('Anticipo por pagar', { exact: true })).toBeVisible({
    timeout: 30_000,
  });

  const hr = await screenOf(browser, address, 'rrhh', path);
  await hr.getByRole('button', { name: 'Marcar anticipo como pagado' }).click();
  await hr.getByRole('dialog').getByRole('button', { name: 'Marcar' }).click();
  await hr.getByRole('dialog').getByRole('button', { name: 'Listo' }).click();
  await expect(phone.getByText('Por rendir', { exact: true })).toBeVisible({ timeout: 30_000 });

  // The first receipt where there is no network: it waits with its photo.
  const number = 200_000 + (storyNow().getTime() % 700_000);
  const photo = await photoOfCode(invoiceAddress(number, spentOn, 12_400.5));
  await phone.getByRole('link', { name: 'Agregar un gasto' }).click();
  await expect(phone.getByRole('combobox', { name: 'Categoría' })).toBeVisible();
  await keptWhole(phone);
  await context.setOffline(true);
  await phone.locator('input[type="file"]').first().setInputFiles(photo);
  await expect(phone.getByLabel('Importe')).toHaveValue('12.400,50');
  await phone.getByRole('combobox', { name: 'Categoría' }).click();
  await phone.getByRole('option', { name: 'Taxi y remís' }).click();
  await phone.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(phone.getByText('Espera conexión', { exact: true })).toBeVisible();
  await context.setOffline(false);
  const taxi = phone.getByRole('button', { name: /Taxi y remís.*12\.400,50/ });
  await expect(taxi).toHaveCount(1, { timeout: 60_000 });
  await expect(phone.getByText('Espera conexión', { exact: true })).toHaveCount(0);

  // And kilometres, with network.
  await phone.getByRole('link', { name: 'Agregar un gasto' }).click();
  await phone.getByRole('combobox', { name: 'Categoría' }).click();
  await phone.getByRole('option', { name: /Kilómetros/ }).click();
  await phone.getByRole('textbox', { name: /Kilómetros/ }).fill('10');
  await phone.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(phone.getByRole('button', { name: /Kilómetros.*4\.200,00/ })).toBeVisible();
  await taxi.click();
  await expect(phone.getByText('factura.png')).toBeVisible();
  await settled(phone);
  expect(await findings(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Presentar' }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Presentar' }).click();
  await expect(phone.getByText('En revisión', { exact: true })).toBeVisible();

  // A line is cut with its reason, and the rest approved.
  await boss.goto('/workflow');
  await boss.getByText(`${title}: $ 16.600,50 gastados`).first().click();
  await boss.getByRole('button', { name: 'Pagar menos' }).first().click();
  const cut = boss.getByRole('dialog');
  await cut.getByLabel('Se paga').fill('12000');
  await cut.getByLabel('Motivo').fill('La propina no se paga');
  await cut.getByRole('button', { name: 'Guardar' }).click();
  await expect(boss.getByText(/Se pagan \$\s12\.000,00 de/)).toBeVisible();
  await settled(boss);
  expect(await findings(boss)).toEqual([]);
  await approveOpened(boss);
  await expect(phone.getByText(/Sobraron \$\s3\.800,00/)).toBeVisible({ timeout: 30_000 });

  await hr.getByRole('button', { name: 'Marcar como devuelto' }).click();
  await hr.getByRole('dialog').getByRole('button', { name: 'Marcar' }).click();
  await hr.getByRole('dialog').getByRole('button', { name: 'Listo' }).click();
  await expect(phone.getByText(/Se devolvieron \$\s3\.800,00/)).toBeVisible({ timeout: 30_000 });
  await expect(phone.getByText('Saldada', { exact: true })).toBeVisible();
});
