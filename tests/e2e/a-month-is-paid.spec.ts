import { findings, settled } from './support/axe';
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
import { expect, PASSWORD, test } from './support/story';
import { walkTo } from './support/walkTo';

const TITLE = 'Sueldos de la prueba';

test('pay is prepared by one, approved by another, published, signed on the phone and paid', async ({
  browser,
  address,
}) => {
  test.setTimeout(300_000);
  const pay = await screenOf(browser, address, 'sueldos', '/liquidations');
  await openRun(pay, { title: TITLE, dockets: ['1007', '1009'] });

  await calculateRun(pay);
  await settled(pay);
  expect(await findings(pay)).toEqual([]);
  const at = new URL(pay.url()).pathname;

  // Each figure says what it was reckoned from.
  await pay.getByRole('main').getByText('1007').first().click();
  const basic = pay.getByRole('button', { name: /^Sueldo básico/ });
  await basic.click();
  await expect(basic).toHaveAttribute('aria-expanded', 'true');
  await pay.getByRole('link', { name: /de dónde sale valor_dia/ }).click();
  await expect(pay.getByRole('heading', { name: 'Juárez, Delfina', level: 1 })).toBeVisible();

  await walkTo(pay, at, TITLE);
  await submitRun(pay);

  // The person who prepared it does not find it among what they decide.
  await walkTo(pay, '/workflow', 'Aprobaciones');
  await settled(pay);
  await expect(pay.getByRole('main').getByText(TITLE)).toHaveCount(0);

  const hr = await screenOf(browser, address, 'rrhh', '/workflow');
  await approveTitled(hr, TITLE);
  await walkTo(pay, at, TITLE);
  await publishRun(pay);
  await expect(pay.getByRole('button', { name: 'Anotar el pago' })).toBeVisible({
    timeout: 90_000,
  });

  const phone = await screenOf(browser, address, 'empleado', '/receipts', pocket);
  await phone
    .getByRole('main')
    .getByRole('link', { name: `${payMonth} · Mensual` })
    .first()
    .click({ timeout: 60_000 });
  await phone.getByRole('button', { name: 'Leer y firmar' }).click();
  await phone.getByRole('button', { name: 'Firmar en conformidad' }).click({ timeout: 60_000 });
  const signing = phone.getByRole('dialog', { name: 'Firmar en conformidad' });
  await signing.getByLabel('Tu contraseña', { exact: true }).fill(PASSWORD);
  await signing.getByRole('button', { name: 'Firmar en conformidad' }).click();
  await expect(phone.getByText(/^Lo firmaste en conformidad/)).toBeVisible({ timeout: 60_000 });
  // Why each line says what it says.
  await phone.getByRole('button', { name: /^Sueldo básico/ }).click();
  await expect(phone.getByText(/^Un día: el sueldo/)).toBeVisible();

  await pay.getByRole('button', { name: 'Anotar el pago' }).click();
  await pay.getByRole('dialog').getByRole('button', { name: 'Anotar' }).click();
  await expect(pay.getByText(/^Pagada/).first()).toBeVisible();

  // Paid by mistake: taken back by a run of its own, with its slips, approved like any.
  await reverseRun(pay, hr, { title: TITLE, reason: 'Se liquidó con una escala que no era.' });
  await phone.goto('/receipts');
  await expect(
    phone
      .getByRole('main')
      .getByRole('link', { name: `${payMonth} · Mensual · n.º 2` })
      .first(),
  ).toBeVisible();
});
