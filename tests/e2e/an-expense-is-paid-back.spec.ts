import { invoiceAddress, photoOfCode } from '../support/invoicePhoto';
import { heldInPhoto } from '../support/photoOfPaper';
import { approveOpened } from './support/approveOpened';
import { findings, settled } from './support/axe';
import { keptWhole } from './support/keptWhole';
import { phoneOf, screenOf } from './support/screenOf';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { spentOn } from './support/storyDays';
import { storyNow } from './support/storyNow';

test.use({ keepsProgram: true });

test('a taxi from the photo of its invoice to the transfer, cut on the way', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const number = 100_000 + (storyNow().getTime() % 800_000);
  const { buffer: paper } = await photoOfCode(invoiceAddress(number, spentOn, 15_300.5));
  // Hands take a photo like this: turned, leaning away, and with grain.
  const photo = await heldInPhoto(paper, { degrees: 20, lean: 0.25, noise: 14 });
  const { phone } = await phoneOf(browser, address);
  await signInAs(phone, 'empleado', '/reimbursements/new');
  await phone.locator('input[type="file"]').first().setInputFiles(photo);
  await expect(phone.getByText('Leímos la factura')).toBeVisible();
  await expect(phone.getByLabel('Importe')).toHaveValue('15.300,50');
  await expect(phone.getByLabel('Número')).toHaveValue(`00004-00${number}`);
  // Three touches after the photo.
  await phone.getByRole('combobox', { name: 'Categoría' }).click();
  await phone.getByRole('option', { name: 'Taxi y remís' }).click();
  await settled(phone);
  expect(await findings(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Enviar' }).click();
  await expect(phone.getByText('Pendiente')).toBeVisible();
  const path = new URL(phone.url()).pathname;
  await settled(phone);
  expect(await findings(phone)).toEqual([]);

  const boss = await screenOf(browser, address, 'supervisor', '/workflow');
  await boss.getByText('Taxi y remís, $ 15.300,50').first().click();
  await expect(boss.getByText('factura.jpg')).toBeVisible();
  await boss.getByRole('button', { name: 'Pagar menos' }).click();
  const cut = boss.getByRole('dialog');
  await cut.getByLabel('Se paga').fill('15000');
  await cut.getByLabel('Motivo').fill('La propina no se paga');
  await cut.getByRole('button', { name: 'Guardar' }).click();
  await expect(boss.getByText(/Se pagan \$\s15\.000,00 de/)).toBeVisible();
  await settled(boss);
  expect(await findings(boss)).toEqual([]);
  await approveOpened(boss);
  await expect(phone.getByText('Por pagar', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(phone.getByText(/La propina no se paga/).first()).toBeVisible();

  const hr = await screenOf(browser, address, 'rrhh', path);
  await hr.getByRole('button', { name: 'Marcar como pagado' }).click();
  await hr.getByRole('dialog').getByRole('button', { name: 'Marcar como pagado' }).click();
  await expect(phone.getByText(/Se pagaron \$\s15\.000,00 por transferencia/)).toBeVisible();

  // Handed in again, it is told before it is sent.
  await phone.goto('/reimbursements/new');
  await phone.locator('input[type="file"]').first().setInputFiles(photo);
  await expect(
    phone.getByText(/El mismo archivo ya está en un reintegro que presentaste/),
  ).toBeVisible();
});

test('without network it waits with its photo, and goes out once when it is back', async ({
  browser,
  address,
  complaints,
}) => {
  test.setTimeout(240_000);
  complaints.allowOffline();
  const number = 900_000 + (storyNow().getTime() % 90_000);
  const photo = await photoOfCode(invoiceAddress(number, spentOn, 2_345.67));
  const { context, phone } = await phoneOf(browser, address);
  await signInAs(phone, 'empleado', '/reimbursements/new');
  await expect(phone.getByRole('combobox', { name: 'Categoría' })).toBeVisible();
  await keptWhole(phone);
  await context.setOffline(true);
  await phone.locator('input[type="file"]').first().setInputFiles(photo);
  await expect(phone.getByLabel('Importe')).toHaveValue('2.345,67');
  await phone.getByRole('combobox', { name: 'Categoría' }).click();
  await phone.getByRole('option', { name: 'Peajes y estacionamiento' }).click();
  await phone.getByRole('button', { name: 'Enviar' }).click();
  await expect(phone.getByText('Espera conexión', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(phone.getByText('Espera conexión', { exact: true })).toHaveCount(0, {
    timeout: 60_000,
  });
  const card = phone.getByRole('link', { name: /Peajes y estacionamiento · \$\s2\.345,67/ });
  await expect(card).toHaveCount(1);
  await card.click();
  await expect(phone.getByText('factura.png')).toBeVisible();
});
