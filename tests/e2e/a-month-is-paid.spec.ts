import { monthWords } from '@contract/core/rangeText';
import { findings, settled } from './support/axe';
import { approveTitled, calculateRun, publishRun, reverseRun, submitRun } from './support/payRun';
import { pocket, screenOf } from './support/screenOf';
import { expect, PASSWORD, test } from './support/story';
import { today } from './support/storyDays';

const TITLE = 'Sueldos de la prueba';
/** The months before this one the demo paid. */
const month = monthWords(today.slice(0, 7));

test('pay is prepared by one, approved by another, published, signed on the phone and paid', async ({
  browser,
  address,
}) => {
  test.setTimeout(300_000);
  const pay = await screenOf(browser, address, 'sueldos', '/liquidations');
  await pay.getByRole('button', { name: 'Nueva' }).click();
  const form = pay.getByRole('dialog', { name: 'Nueva liquidación' });
  await form.getByRole('combobox', { name: 'Mes' }).click();
  await pay.getByRole('option', { name: month }).click();
  await expect(form.getByLabel('Título')).toHaveValue(/^Sueldos de /);
  await form.getByLabel('Título').fill(TITLE);
  await form.getByRole('group', { name: 'Fecha de pago' }).click();
  await pay.keyboard.type('31122030');
  await form.getByRole('button', { name: 'Agregar' }).click();
  await expect(pay.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();

  await calculateRun(pay);
  await settled(pay);
  expect(await findings(pay)).toEqual([]);
  const at = new URL(pay.url()).pathname;

  // Each figure says what it was reckoned from.
  await pay.goto(`${at}?buscar=1007`);
  await pay.getByText('Juárez, Delfina').first().click();
  const basic = pay.getByRole('button', { name: /^Sueldo básico/ });
  await basic.click();
  await expect(basic).toHaveAttribute('aria-expanded', 'true');
  await pay.getByRole('link', { name: /de dónde sale valor_dia/ }).click();
  await expect(pay.getByRole('heading', { name: 'Juárez, Delfina', level: 1 })).toBeVisible();

  await pay.goto(at);
  await submitRun(pay);

  // The person who prepared it does not find it among what they decide.
  await pay.goto('/workflow');
  await expect(pay.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(pay);
  await expect(pay.getByRole('main').getByText(TITLE)).toHaveCount(0);

  const hr = await screenOf(browser, address, 'rrhh', '/workflow');
  await approveTitled(hr, TITLE);
  await pay.goto(at);
  await publishRun(pay);
  await expect(pay.getByRole('button', { name: 'Anotar el pago' })).toBeVisible({
    timeout: 90_000,
  });

  const phone = await screenOf(browser, address, 'empleado', '/receipts', pocket);
  await phone
    .getByRole('main')
    .getByRole('link', { name: `${month} · Mensual` })
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
      .getByRole('link', { name: `${month} · Mensual · n.º 2` })
      .first(),
  ).toBeVisible();
});
