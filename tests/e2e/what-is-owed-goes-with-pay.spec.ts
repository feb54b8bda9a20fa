import type { Page } from '@playwright/test';
import { findings, settled } from './support/axe';
import { openSession } from './support/callServer';
import {
  approveTitled,
  calculateRun,
  openRun,
  payMonth,
  publishRun,
  reverseRun,
  submitRun,
} from './support/payRun';
import { pocket, screenOf } from './support/screenOf';
import { expect, test } from './support/story';
import { today, typedDay } from './support/storyDays';
import { walkFrom, walkTo } from './support/walkTo';

const TITLE = 'Sueldo con lo pendiente';
const TRIP = 'Visita a la sucursal de la prueba';

test('a loan is deducted and two expenses are paid with the slip; the run reversed, all of it is as it was', async ({
  browser,
  address,
}) => {
  test.setTimeout(420_000);
  const phone = await screenOf(browser, address, 'empleado', '/loans/new', pocket);
  const loan = await askLoan(phone);
  const rendition = await handInRendition(phone);
  const expense = await askExpense(phone);

  const hr = await screenOf(browser, address, 'rrhh', '/workflow');
  await approveTitled(hr, 'Préstamo por emergencia: $\u00a0100.000,01 en 4 cuotas');
  const boss = await screenOf(browser, address, 'supervisor', '/workflow');
  await approveTitled(boss, `${TRIP}: $\u00a04.200,00 gastados`);
  const driven = /Kilómetros.*8\.400,00/;
  await walkTo(boss, '/workflow', 'Aprobaciones');
  await expect(boss.getByRole('main').getByText(driven).first()).toBeVisible();
  await expect(boss.getByText(TRIP)).toHaveCount(0);
  await approveTitled(boss, driven);
  await phone.reload();
  await expect(phone.getByText(/Se pagan \$\s8\.400,00 con el próximo sueldo/)).toBeVisible();

  await walkFrom(hr, loan);
  await hr.getByRole('button', { name: 'Pagar', exact: true }).click();
  await hr.getByRole('dialog').getByRole('button', { name: 'Anotar la transferencia' }).click();
  await expect(hr.getByText(/^Entrega: Transferido el/)).toBeVisible();

  const pay = await screenOf(browser, address, 'sueldos', '/liquidations');
  const { docket } = await openSession(address, 'empleado');
  await openRun(pay, { title: TITLE, payDay: typedDay(today), dockets: [String(docket)] });
  await calculateRun(pay);
  await submitRun(pay);
  await approveTitled(hr, TITLE);
  await pay.reload();
  await publishRun(pay);
  await expect(pay.getByRole('button', { name: 'Anotar el pago' })).toBeVisible({
    timeout: 90_000,
  });

  // On the slip, with what each line is made of.
  await openSlip(phone, new RegExp(`^${payMonth} · Mensual (?!· n)`));
  await expect(
    phone.getByRole('button', { name: /^Cuotas de préstamos.*25\.000,00/ }),
  ).toBeVisible();
  // The slip also has what else was owed to them: each is named, with its amount.
  await settled(phone);
  await phone.getByRole('button', { name: /^Reintegro de gastos/ }).click();
  const paidBack = phone.getByRole('region', { name: 'No remunerativos' });
  await expect(paidBack.getByText(TRIP)).toBeVisible();
  await expect(paidBack.getByText(/4\.200,00/)).toBeVisible();
  await expect(paidBack.getByText(/8\.400,00/)).toBeVisible();
  await settled(phone);
  expect(await findings(phone)).toEqual([]);

  await walkFrom(phone, loan);
  await expect(
    phone.getByText(/Cuota 1 de 4, descontada en Sueldo con lo pendiente/),
  ).toBeVisible();
  await expect(phone.getByText('$\u00a075.000,01', { exact: true })).toBeVisible();
  await walkFrom(phone, expense);
  await expect(phone.getByText(/Se pagaron \$\s8\.400,00 con el sueldo/)).toBeVisible();
  await walkFrom(phone, rendition);
  await expect(phone.getByText(/Se pagaron \$\s4\.200,00 con el sueldo/)).toBeVisible();
  await expect(phone.getByText('Saldada', { exact: true })).toBeVisible();

  await reverseRun(pay, hr, { title: TITLE, reason: 'Se liquidó antes de tiempo.' });
  await openSlip(phone, `${payMonth} · Mensual · n.º 2`);
  await expect(phone.getByRole('button', { name: /^Cuotas de préstamos/ })).toBeVisible();
  await walkFrom(phone, loan);
  await expect(phone.getByText(/Cuota 1 de 4: se anuló su descuento en/)).toBeVisible();
  await expect(phone.getByText('$\u00a0100.000,01', { exact: true })).toBeVisible();
  await walkFrom(phone, expense);
  await expect(phone.getByText(/Se pagan \$\s8\.400,00 con el próximo sueldo/)).toBeVisible();
  await walkFrom(phone, rendition);
  await expect(phone.getByText(/Se pagan \$\s4\.200,00 con el próximo sueldo/)).toBeVisible();
});

const pathOf = (page: Page) => new URL(page.url()).pathname;

async function askLoan(phone: Page): Promise<string> {
  await phone.getByRole('combobox', { name: 'Qué pedís' }).click();
  await phone.getByRole('option', { name: 'Préstamo por emergencia' }).click();
  await phone.getByRole('textbox', { name: 'Importe' }).fill('100000,01');
  await phone.getByRole('textbox', { name: 'Cuotas' }).fill('4');
  await phone.getByRole('button', { name: 'Pedir', exact: true }).click();
  await expect(phone.getByText('Pendiente').first()).toBeVisible();
  return pathOf(phone);
}

/** This asks for an expense that needs no receipt. */
async function drive(phone: Page, kilometres: string): Promise<void> {
  await phone.getByRole('combobox', { name: 'Categoría' }).click();
  await phone.getByRole('option', { name: /Kilómetros/ }).click();
  await phone.getByRole('textbox', { name: /Kilómetros/ }).fill(kilometres);
}

async function handInRendition(phone: Page): Promise<string> {
  await walkFrom(phone, '/renditions/new');
  await phone.getByLabel('Para qué').fill(TRIP);
  await phone.getByRole('button', { name: 'Continuar' }).click();
  await phone.waitForURL(/renditions\/\d+$/);
  const path = pathOf(phone);
  await phone.getByRole('link', { name: 'Agregar un gasto' }).click();
  await drive(phone, '10');
  await phone.getByRole('button', { name: 'Agregar', exact: true }).click();
  await phone.getByRole('button', { name: 'Presentar' }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Presentar' }).click();
  await expect(phone.getByText('En revisión', { exact: true })).toBeVisible();
  return path;
}

async function askExpense(phone: Page): Promise<string> {
  await walkFrom(phone, '/reimbursements/new');
  await drive(phone, '20');
  await phone.getByRole('button', { name: 'Enviar' }).click();
  await expect(phone.getByText('Pendiente')).toBeVisible();
  return pathOf(phone);
}

async function openSlip(phone: Page, name: RegExp | string): Promise<void> {
  await walkTo(phone, '/receipts', 'Mis recibos');
  await phone.getByRole('main').getByRole('link', { name }).first().click({ timeout: 60_000 });
}
