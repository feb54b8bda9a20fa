import type { Page } from '@playwright/test';
import { heavyPhoto } from '../support/heavyPhoto';
import { invoiceAddress, photoOfCode } from '../support/invoicePhoto';
import { findings, settled } from './support/axe';
import { keptWhole } from './support/keptWhole';
import { lineThatBreaks } from './support/lineThatBreaks';
import { reloadPage } from './support/reloadPage';
import { phoneOf } from './support/screenOf';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { spentOn } from './support/storyDays';

test.use({ keepsProgram: true });

const MEGABYTE = 1024 * 1024;

async function photoOf(number: number, amount: number) {
  const { buffer: paper } = await photoOfCode(invoiceAddress(number, spentOn, amount));
  const buffer = await heavyPhoto(paper);
  expect(buffer.length).toBeGreaterThan(8 * MEGABYTE);
  return { name: 'factura.jpg', mimeType: 'image/jpeg', buffer };
}

type Photo = Awaited<ReturnType<typeof photoOf>>;

const waits = (phone: Page) => phone.getByText('Espera conexión', { exact: true });

async function ask(phone: Page, photo: Photo, amount: string): Promise<void> {
  await phone.locator('input[type="file"]').first().setInputFiles(photo);
  await expect(phone.getByLabel('Importe')).toHaveValue(amount);
  await phone.getByRole('combobox', { name: 'Categoría' }).click();
  await phone.getByRole('option', { name: 'Taxi y remís' }).click();
  await phone.getByRole('button', { name: 'Enviar' }).click();
}

/** It is there one time, with each byte of its photo: handed in once more, the very same file is known from one of them. */
async function isThereOnce(phone: Page, photo: Photo, amount: RegExp): Promise<void> {
  await expect(waits(phone)).toHaveCount(0, { timeout: 90_000 });
  await phone.goto('/reimbursements/mine');
  const card = phone.getByRole('link', { name: amount });
  await expect(card).toHaveCount(1);
  await card.click();
  await expect(phone.getByText('factura.jpg')).toBeVisible();
  await phone.goto('/reimbursements/new');
  await phone.locator('input[type="file"]').first().setInputFiles(photo);
  await expect(
    phone.getByText(/El mismo archivo ya está en un reintegro que presentaste/),
  ).toHaveCount(1);
}

test('a receipt of more than 8 MB is kept without network, survives a reload, and goes out once', async ({
  browser,
  address,
}) => {
  test.setTimeout(300_000);
  const photo = await photoOf(701_001, 7_654.32);
  const { context, phone } = await phoneOf(browser, address);
  await signInAs(phone, 'empleado', '/reimbursements/new');
  await expect(phone.getByRole('combobox', { name: 'Categoría' })).toBeVisible();
  await keptWhole(phone);
  await context.setOffline(true);
  await ask(phone, photo, '7.654,32');
  await expect(waits(phone)).toBeVisible();

  await reloadPage(phone);
  await expect(waits(phone)).toBeVisible();
  await expect(phone.getByText(/\$\s7\.654,32/)).toBeVisible();
  await settled(phone);
  expect(await findings(phone)).toEqual([]);

  await context.setOffline(false);
  await isThereOnce(phone, photo, /Taxi y remís · \$\s7\.654,32/);
});

test('where the answer was lost it is sent again, and is there once', async ({
  browser,
  address,
}) => {
  test.setTimeout(300_000);
  const line = await lineThatBreaks(address);
  const photo = await photoOf(702_002, 8_765.43);
  const { phone } = await phoneOf(browser, line.address, { serviceWorkers: 'block' });
  await signInAs(phone, 'empleado', '/reimbursements/new');
  await expect(phone.getByRole('combobox', { name: 'Categoría' })).toBeVisible();
  line.loseAnswersTo('accion=reintegro.pedir');
  await ask(phone, photo, '8.765,43');
  // The server has it, and the telephone keeps it: it was never told.
  await expect(waits(phone)).toBeVisible();
  expect(line.broken()).toBeGreaterThan(0);
  line.mend();
  await isThereOnce(phone, photo, /Taxi y remís · \$\s8\.765,43/);
  await line.close();
});
