import { findings, settled } from './support/axe';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

/** Some months ahead, where nothing of the demo stands. */
function farDay(): string {
  const day = storyNow();
  day.setUTCDate(day.getUTCDate() + 150);
  return day.toISOString().slice(0, 10);
}
const spanish = (day: string) => day.split('-').reverse().join('/');

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const photo = { name: 'certificado.png', mimeType: 'image/png', buffer: dot };

test('an illness told from the phone with a photo, validated by Recursos Humanos, “Ausente” to the manager', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const day = farDay();
  const pocket = await browser.newContext({
    baseURL: address,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 390, height: 844 },
  });
  const phone = await pocket.newPage();
  await signInAs(phone, 'empleado', '/news/ask');
  await phone.getByRole('combobox', { name: 'Qué pasó' }).click();
  await phone.getByRole('option', { name: 'Enfermedad' }).click();
  for (const name of ['Desde', 'Hasta']) {
    await phone.getByRole('group', { name }).getByRole('spinbutton').first().click();
    await phone.keyboard.type(spanish(day).replaceAll('/', ''));
  }
  await phone.getByLabel('Nota').fill('Gripe');
  await phone.locator('input[type="file"]').first().setInputFiles(photo);
  await settled(phone);
  expect(await findings(phone)).toEqual([]);

  const desk = { baseURL: address, locale: 'es-AR', viewport: { width: 1440, height: 900 } };
  const boss = await browser.newPage(desk);
  await signInAs(boss, 'supervisor', `/holidays/calendar?mes=${day.slice(0, 7)}`);
  const row = boss.getByRole('row').filter({ hasText: 'Juárez, Delfina' });
  await expect(row).toBeVisible();

  await phone.getByRole('button', { name: 'Avisar' }).click();
  await expect(phone.getByText('Pendiente')).toBeVisible();
  await expect(phone.getByText('certificado.png')).toBeVisible();
  // Live, and no word of what it is.
  await expect(row.getByRole('img', { name: /^Ausente, .*espera aprobación/ })).toBeVisible();

  const hr = await (await browser.newContext(desk)).newPage();
  await signInAs(hr, 'rrhh', new URL(phone.url()).pathname);
  await expect(hr.getByText('certificado.png')).toBeVisible();
  await hr.getByRole('button', { name: 'Validar' }).click();
  await hr.getByRole('alertdialog').getByRole('button', { name: 'Validar' }).click();
  await expect(phone.getByText('Validada').first()).toBeVisible();
  await expect(row.getByRole('img', { name: /^Ausente, .*espera/ })).toHaveCount(0);
  await expect(row.getByRole('img', { name: /^Ausente/ })).toBeVisible();
  await settled(hr);
  expect(await findings(hr)).toEqual([]);

  // Called off, it counts for nothing.
  await hr.getByRole('button', { name: 'Anular' }).click();
  await hr.getByLabel('Motivo').fill('Era una prueba');
  await hr.getByRole('dialog').getByRole('button', { name: 'Anular' }).click();
  await expect(phone.getByText('Anulada').first()).toBeVisible();
  await expect(row.getByRole('img', { name: /^Ausente/ })).toHaveCount(0);
  for (const context of browser.contexts()) await context.close();
});
