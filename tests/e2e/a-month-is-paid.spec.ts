import type { Browser, Page } from '@playwright/test';
import { findings, settled } from './support/axe';
import { signInAs } from './support/signInAs';
import { expect, PASSWORD, type RoleName, test } from './support/story';

const TITLE = 'Sueldos de la prueba';
const zone = { locale: 'es-AR', timezoneId: 'America/Argentina/Buenos_Aires' };

async function screenOf(
  browser: Browser,
  address: string,
  role: RoleName,
  at: string,
  viewport = { width: 1440, height: 900 },
) {
  const page = await (await browser.newContext({ baseURL: address, viewport, ...zone })).newPage();
  await signInAs(page, role, at);
  return page;
}

test('pay is prepared by one, approved by another, published, signed on the phone and paid', async ({
  browser,
  address,
}) => {
  test.setTimeout(300_000);
  const pay = await screenOf(browser, address, 'sueldos', '/liquidations');
  await pay.getByRole('button', { name: 'Nueva' }).click();
  const form = pay.getByRole('dialog', { name: 'Nueva liquidación' });
  await form.getByRole('combobox', { name: 'Mes' }).click();
  await pay.getByRole('option').nth(3).click();
  await expect(form.getByLabel('Título')).toHaveValue(/^Sueldos de /);
  await form.getByLabel('Título').fill(TITLE);
  await form.getByRole('group', { name: 'Fecha de pago' }).click();
  await pay.keyboard.type('04112026');
  await form.getByRole('button', { name: 'Agregar' }).click();
  await expect(pay.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();

  await pay.getByRole('button', { name: 'Calcular' }).click();
  await pay.getByRole('alertdialog').getByRole('button', { name: 'Calcular' }).click();
  await expect(pay.getByRole('button', { name: 'Mandar a aprobar' })).toBeVisible({
    timeout: 60_000,
  });
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
  await submit(pay);

  // Whoever prepared it does not find it among what they decide.
  await pay.goto('/workflow');
  await expect(pay.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(pay);
  await expect(pay.getByRole('main').getByText(TITLE)).toHaveCount(0);

  const hr = await screenOf(browser, address, 'rrhh', '/workflow');
  await approve(hr, TITLE);
  await pay.goto(at);
  await publish(pay);
  await expect(pay.getByRole('button', { name: 'Anotar el pago' })).toBeVisible({
    timeout: 90_000,
  });

  const pocket = { width: 390, height: 844 };
  const phone = await screenOf(browser, address, 'empleado', '/receipts', pocket);
  await phone
    .getByRole('main')
    .getByRole('link', { name: /n\.º 2/ })
    .first()
    .click();
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
  await pay.getByRole('button', { name: 'Revertir' }).click();
  const reversing = pay.getByRole('dialog', { name: '¿Revertir la liquidación?' });
  await reversing.getByRole('textbox').fill('Se liquidó con una escala que no era.');
  await reversing.getByRole('button', { name: 'Abrir la reversión' }).click();
  await expect(pay.getByRole('heading', { name: `Reversión de ${TITLE}`, level: 1 })).toBeVisible();
  await submit(pay);
  await hr.goto('/workflow');
  await approve(hr, `Reversión de ${TITLE}`);
  await pay.reload();
  await publish(pay);
  await pay.goto(at);
  await expect(pay.getByText(/^Revertida/).first()).toBeVisible({ timeout: 90_000 });
  await phone.goto('/receipts');
  await expect(phone.getByText(/n\.º 3/).first()).toBeVisible();
});

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mandar a aprobar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mandar a aprobar' }).click();
  await expect(page.getByRole('button', { name: 'Sacar de aprobación' })).toBeVisible();
}

async function approve(page: Page, title: string): Promise<void> {
  await page.getByRole('main').getByText(title).first().click();
  await page.getByRole('button', { name: 'Aprobar', exact: true }).first().click();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publicar recibos' }).click({ timeout: 30_000 });
  const publishing = page.getByRole('dialog', { name: 'Publicar los recibos' });
  await publishing.getByRole('group', { name: 'Para firmar hasta' }).click();
  await page.keyboard.type('31122030');
  await publishing.getByRole('button', { name: 'Publicar' }).click();
}
