import { findings, settled } from './support/axe';
import { calculateRun, openRun } from './support/payRun';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

const zone = { locale: 'es-AR', timezoneId: 'America/Argentina/Buenos_Aires' };
const TITLE = 'Sueldos con un embargo';

test('from the paper of a court to the line of a slip', async ({ browser, address }) => {
  test.setTimeout(240_000);
  const viewport = { width: 1440, height: 900 };
  const page = await (await browser.newContext({ baseURL: address, viewport, ...zone })).newPage();
  await signInAs(page, 'sueldos', '/garnishments');
  await page.getByRole('button', { name: 'Nuevo' }).click();
  const form = page.getByRole('dialog', { name: 'Nuevo embargo' });
  await form.getByRole('combobox', { name: 'Persona' }).fill('1009');
  await page.getByRole('option', { name: /Leiva/ }).click();
  await form.getByRole('combobox', { name: 'Qué reclama' }).click();
  await page.getByRole('option', { name: 'Alimentos' }).click();
  await form.getByLabel('Juzgado').fill('Tribunal Colegiado de Familia 5, Rosario');
  await form.getByLabel('Expediente').fill('21-11372910-7, alimentos');
  await form.getByRole('combobox', { name: 'Cuánto se retiene' }).click();
  // The limit of the law is of debts alone.
  await expect(page.getByRole('option', { name: 'Un importe por mes' })).toBeVisible();
  await expect(page.getByRole('option', { name: /límite de la ley/ })).toHaveCount(0);
  await page.getByRole('option', { name: 'Un porcentaje' }).click();
  await form.getByLabel('Porcentaje').fill('20');
  const since = form.getByRole('group', { name: 'Se retiene desde' });
  await since.click();
  await page.keyboard.type('01012026');
  await settled(page);
  expect(await findings(page)).toEqual([]);
  await form.getByRole('button', { name: 'Agregar' }).click();
  await expect(page.getByText('Embargo cargado')).toBeVisible();
  // The demo has one of 20 % too, which stands first until the list is read again.
  await page
    .getByRole('row', { name: /Leiva/ })
    .filter({ hasText: '20 % de la bruta' })
    .getByText('20 % de la bruta')
    .click();
  await expect(page.getByRole('heading', { name: 'Alimentos', level: 1 })).toBeVisible();
  const order = new URL(page.url()).pathname;
  await settled(page);
  expect(await findings(page)).toEqual([]);

  await page.goto('/liquidations');
  await openRun(page, { title: TITLE, dockets: ['1009'] });
  await calculateRun(page);
  await page.getByRole('main').getByText('1009').first().click();
  const line = page.getByRole('button', { name: /^Cuota de alimentos/ });
  await line.click();
  await expect(line).toHaveAttribute('aria-expanded', 'true');
  // The line unfolds and its comparison arrives: a press meanwhile may fall beside the link.
  await settled(page);
  await page.getByRole('link', { name: /de dónde sale embargo/ }).click();
  await expect(page).toHaveURL(order);
  await expect(page.getByText(`${TITLE} le retiene`)).toBeVisible();
});
