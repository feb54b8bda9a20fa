import { onDays } from '@contract/core/rangeText';
import { findings, settled } from './support/axe';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

/** A Monday some months ahead, so that nothing of the demo stands in its way. */
function farMonday(): string {
  const day = storyNow();
  day.setUTCDate(day.getUTCDate() + 120);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}
const spanish = (day: string) => day.split('-').reverse().join('/');

test('asked on a phone, approved by keyboard, seen at once by Recursos Humanos, explained by the balance', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const monday = farMonday();
  const sunday = new Date(Date.parse(monday) + 6 * 86_400_000).toISOString().slice(0, 10);
  const title = `Vacaciones, ${onDays(monday, sunday)}`;
  const pocket = await browser.newContext({
    baseURL: address,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 390, height: 844 },
  });
  const phone = await pocket.newPage();
  await signInAs(phone, 'empleado', '/holidays');
  const free = phone.getByText(/^\d+ días$/).first();
  const before = Number.parseInt((await free.textContent()) ?? '', 10);
  await phone.getByRole('link', { name: 'Pedir licencia' }).click();
  await phone.getByRole('group', { name: 'Desde' }).getByRole('spinbutton').first().click();
  await phone.keyboard.type(spanish(monday).replaceAll('/', ''));
  await phone.getByRole('button', { name: '7 días' }).click();
  await expect(phone.getByText('7 días corridos')).toBeVisible();
  await expect(phone.getByText('Te quedarían')).toBeVisible();
  await settled(phone);
  expect(await findings(phone)).toEqual([]);

  const desk = { baseURL: address, locale: 'es-AR', viewport: { width: 1440, height: 900 } };
  const calendar = await browser.newPage(desk);
  await signInAs(calendar, 'rrhh', `/holidays/calendar?mes=${monday.slice(0, 7)}`);
  const row = calendar.getByRole('row').filter({ hasText: 'Juárez, Delfina' });
  const marks = row.getByLabel(/^Vacaciones/);
  await expect(row).toBeVisible();
  await expect(marks).toHaveCount(0);

  await phone.getByRole('button', { name: 'Pedir', exact: true }).click();
  await expect(phone.getByText('Pendiente')).toBeVisible();
  await expect(marks).toHaveCount(1);

  const boss = await browser.newPage(desk);
  await signInAs(boss, 'supervisor', '/workflow');
  await boss.getByText(title).first().click();
  // In the list and in the panel: what the key decides is what is open.
  await expect(boss.getByText(title)).toHaveCount(2);
  await expect(boss.getByText(/quedarían \d+ días/)).toBeVisible();
  await boss.keyboard.press('a');
  await expect(phone.getByText('Aprobada').first()).toBeVisible();

  await phone.getByRole('link', { name: 'Vacaciones' }).first().click();
  await expect(phone.getByText(`${before - 7} días`, { exact: true })).toBeVisible();
  await phone.getByRole('button', { name: 'De dónde sale' }).click();
  await expect(phone.getByText('-7').first()).toBeVisible();

  // Called off before it begins, the days come back and the calendar is free.
  await phone.getByText(title).click();
  await phone.getByRole('button', { name: 'Dejar sin efecto' }).click();
  await phone.getByLabel('Motivo').fill('Cambió el viaje');
  await phone.getByRole('dialog').getByRole('button', { name: 'Dejar sin efecto' }).click();
  await expect(phone.getByText('Sin efecto').first()).toBeVisible();
  await expect(marks).toHaveCount(0);
  await phone.goto('/holidays');
  await expect(phone.getByText(`${before} días`, { exact: true }).first()).toBeVisible();
  for (const context of browser.contexts()) await context.close();
});
