import { longDay } from '@contract/core/rangeText';
import { approveOpened } from './support/approveOpened';
import { findings, settled } from './support/axe';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

/** Some months ahead, where nothing of the demo stands. */
function farDay(): string {
  const day = storyNow();
  day.setUTCDate(day.getUTCDate() + 190);
  return day.toISOString().slice(0, 10);
}

test('asked on a phone, sent back with a reason, corrected, sent again and approved', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const asked = farDay();
  const day = asked.split('-').reverse().join('/');
  const pocket = await browser.newContext({
    baseURL: address,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 390, height: 844 },
  });
  const phone = await pocket.newPage();
  await signInAs(phone, 'empleado', '/news/ask');
  await phone.getByRole('combobox', { name: 'Qué pasó' }).click();
  await phone.getByRole('option', { name: 'Ausencia con aviso' }).click();
  for (const name of ['Desde', 'Hasta']) {
    await phone.getByRole('group', { name }).getByRole('spinbutton').first().click();
    await phone.keyboard.type(day.replaceAll('/', ''));
  }
  await phone.getByRole('button', { name: 'Avisar' }).click();
  await expect(phone.getByText('Pendiente')).toBeVisible();

  const desk = { baseURL: address, locale: 'es-AR', viewport: { width: 1440, height: 900 } };
  const boss = await browser.newPage(desk);
  await signInAs(boss, 'supervisor', '/workflow');
  const title = boss.getByText(new RegExp(`Ausencia con aviso, .*${longDay(asked)}`));
  await title.first().click();
  await expect(title).toHaveCount(2);
  // A question goes into the talk of the request, and decides nothing.
  await boss.getByRole('textbox', { name: 'Tu comentario' }).fill('¿Es todo el día?');
  await boss.keyboard.press('Enter');
  await expect(boss.getByRole('listitem').filter({ hasText: '¿Es todo el día?' })).toBeVisible();
  await boss.getByRole('button', { name: 'Pedir cambios' }).click();
  await boss.getByLabel('Motivo').fill('¿Puede ser solo a la mañana?');
  await boss.getByRole('dialog').getByRole('button', { name: 'Pedir cambios' }).click();
  await expect(title).toHaveCount(0);

  await expect(phone.getByText('Devuelta').first()).toBeVisible();
  await expect(phone.getByText('«¿Puede ser solo a la mañana?»')).toBeVisible();
  await settled(phone);
  expect(await findings(phone)).toEqual([]);
  await phone.getByRole('link', { name: 'Corregir y mandar de nuevo' }).click();
  await expect(phone.getByText(/pidió cambios: ¿Puede ser solo a la mañana\?$/)).toBeVisible();
  await phone.getByRole('combobox', { name: 'Cuánto del día' }).click();
  await phone.getByRole('option', { name: /a la mañana/ }).click();
  await phone.getByRole('button', { name: 'Avisar' }).click();
  await expect(phone.getByText('Pendiente').first()).toBeVisible();

  // Live in the inbox, as the same request.
  await title.first().click();
  await expect(title).toHaveCount(2);
  await approveOpened(boss);
  await expect(phone.getByText('Validada').first()).toBeVisible();
  await expect(phone.getByText('Media jornada, a la mañana')).toBeVisible();
  for (const context of browser.contexts()) await context.close();
});
