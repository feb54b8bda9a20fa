import { approveOpened } from './support/approveOpened';
import { findings, settled } from './support/axe';
import { pocket, screenOf } from './support/screenOf';
import { expect, test } from './support/story';

const REASON = 'Arreglo del auto de la prueba';

test('a loan is asked for on the phone with its instalments in sight, approved, paid, paused and given back', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const phone = await screenOf(browser, address, 'empleado', '/loans', pocket);
  await phone.getByRole('link', { name: 'Pedir', exact: true }).click();
  await phone.getByRole('combobox', { name: 'Qué pedís' }).click();
  await phone.getByRole('option', { name: 'Préstamo por emergencia' }).click();

  // An amount above the law's limit is told of while it is written.
  await phone.getByRole('textbox', { name: 'Importe' }).fill('800000');
  await expect(phone.getByText('LCT, art. 133')).toBeVisible();
  await phone.getByRole('textbox', { name: 'Importe' }).fill('100000,01');
  await phone.getByRole('textbox', { name: 'Cuotas' }).fill('4');
  await expect(phone.getByText('4 cuotas de $\u00a025.000,00')).toBeVisible();
  await expect(phone.getByRole('list', { name: 'Cuotas' }).getByRole('listitem')).toHaveCount(4);
  await phone.getByRole('textbox', { name: /Para qué lo necesitás/ }).fill(REASON);
  await settled(phone);
  expect(await findings(phone)).toEqual([]);

  // The form waits as it was written for a person who leaves in the middle of it.
  await phone.getByRole('link', { name: 'Mis préstamos' }).click();
  await phone.getByRole('link', { name: 'Pedir', exact: true }).click();
  await expect(phone.getByRole('textbox', { name: 'Importe' })).toHaveValue('100.000,01');
  await phone.getByRole('button', { name: 'Pedir', exact: true }).click();
  await expect(phone.getByText('Pendiente').first()).toBeVisible();
  const at = new URL(phone.url()).pathname;

  const hr = await screenOf(browser, address, 'rrhh', '/workflow');
  await hr.getByText('Préstamo por emergencia: $\u00a0100.000,01 en 4 cuotas').first().click();
  await expect(hr.getByText(/3 de \$\s25.000,00 y la última de \$\s25.000,01/)).toBeVisible();
  await expect(hr.getByText(REASON)).toBeVisible();
  await approveOpened(hr);
  await expect(phone.getByText('A pagar').first()).toBeVisible();

  await hr.goto('/loans/all?filtro=state:in:toPay');
  await settled(hr);
  expect(await findings(hr)).toEqual([]);
  await hr.goto(at);
  await hr.getByRole('button', { name: 'Pagar', exact: true }).click();
  await hr.getByRole('dialog').getByRole('button', { name: 'Anotar la transferencia' }).click();
  await expect(hr.getByText(/^Entrega: Transferido el/)).toBeVisible();
  await expect(phone.getByText('Activo').first()).toBeVisible();
  await settled(phone);
  expect(await findings(phone)).toEqual([]);

  await hr.getByRole('button', { name: 'Pausar' }).click();
  await hr.getByRole('dialog').getByLabel('Motivo').fill('Acordado con la persona');
  await hr.getByRole('dialog').getByRole('button', { name: 'Pausar' }).click();
  await expect(hr.getByText('En pausa').first()).toBeVisible();
  await expect(phone.getByText('En pausa').first()).toBeVisible();

  await hr.getByRole('button', { name: 'Anotar una devolución' }).click();
  const giving = hr.getByRole('dialog', { name: 'Anotar una devolución' });
  await giving.getByLabel('Cómo lo devolvió').fill('Transferencia');
  await giving.getByRole('button', { name: 'Anotar' }).click();
  await expect(hr.getByText('Saldado').first()).toBeVisible();
  await expect(phone.getByText('Saldado').first()).toBeVisible();

  // The team does not see what is not theirs.
  const boss = await screenOf(browser, address, 'supervisor', at);
  await expect(boss.getByText(REASON)).toHaveCount(0);
  await expect(boss.getByText('100.000,01')).toHaveCount(0);
});
