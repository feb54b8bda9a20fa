import { findings, settled } from './support/axe';
import { pdfFile } from './support/pdfFile';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

test('Recursos Humanos asks for a paper, rejects the first one with the reason and accepts the next', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const zone = { locale: 'es-AR', timezoneId: 'America/Argentina/Buenos_Aires' };
  const desk = { baseURL: address, viewport: { width: 1440, height: 900 }, ...zone };
  const pocket = { baseURL: address, viewport: { width: 390, height: 844 }, ...zone };
  const phone = await (await browser.newContext(pocket)).newPage();
  await signInAs(phone, 'empleado', '/documents');
  await expect(phone.getByRole('heading', { name: 'Te piden' })).toHaveCount(0);

  const hr = await (await browser.newContext(desk)).newPage();
  await signInAs(hr, 'rrhh', '/documents/requests');
  await hr.getByRole('button', { name: 'Pedir un documento' }).click();
  const ask = hr.getByRole('dialog', { name: 'Pedir un documento' });
  await ask.getByRole('combobox', { name: 'Qué documento' }).click();
  await hr.getByRole('option', { name: 'Currículum' }).click();
  await ask.getByRole('combobox', { name: 'Personas' }).fill('Juárez');
  await hr.getByRole('option', { name: /^Juárez, Delfina/ }).click();
  const soon = new Date(storyNow().getTime() + 5 * 86_400_000).toLocaleDateString('es-AR', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  await ask.getByRole('group', { name: 'Hasta cuándo' }).click();
  await hr.keyboard.type(soon.replaceAll('/', ''));
  await settled(hr);
  expect(await findings(hr)).toEqual([]);
  await ask.getByRole('button', { name: 'Pedir' }).click();
  await expect(hr.getByText('Se le pidió a una persona.')).toBeVisible();
  await hr.getByRole('button', { name: 'Listo' }).click();

  const deliver = async (text: string) => {
    await phone.getByRole('button', { name: 'Entregar, Currículum' }).click();
    const bring = phone.getByRole('dialog', { name: 'Entregar: Currículum' });
    await bring
      .locator('input[type="file"]')
      .first()
      .setInputFiles(await pdfFile('cv.pdf', text));
    await bring.getByRole('button', { name: 'Entregar' }).click();
    await expect(phone.getByText('Lo están revisando')).toBeVisible();
  };
  // Live, on the phone.
  await deliver('Uno viejo');
  await hr.getByRole('link', { name: 'Ver quiénes, Currículum' }).first().click();
  // The offers of a row follow its state, which arrives live: the menu is opened once the screen says so.
  const menu = async (state: string, item: string) => {
    await expect(hr.getByRole('row').nth(1).getByText(state)).toBeVisible();
    await hr
      .getByRole('button', { name: /^Acciones/ })
      .first()
      .click();
    await hr.getByRole('menuitem', { name: item }).click();
  };
  await menu('Entregado', 'Rechazar');
  await hr.getByLabel('Motivo').fill('Es de hace diez años');
  await hr.getByRole('dialog').getByRole('button', { name: 'Rechazar' }).click();
  await expect(phone.getByText('Es de hace diez años')).toBeVisible();
  await settled(phone);
  expect(await findings(phone)).toEqual([]);
  await deliver('El de ahora');
  // Beside the list, with the paper before one's eyes.
  await expect(hr.getByRole('row').nth(1).getByText('Entregado')).toBeVisible();
  await hr.getByRole('link', { name: 'Juárez, Delfina' }).first().click();
  const review = hr.getByRole('region', { name: 'Lo que entregó' });
  await expect(review.locator('.page canvas').first()).toBeVisible();
  await settled(hr);
  expect(await findings(hr)).toEqual([]);
  await review.getByRole('button', { name: 'Aceptar' }).click();
  await expect(hr.getByText('Aceptado: Juárez, Delfina')).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Te piden' })).toHaveCount(0);
  await expect(phone.getByRole('link', { name: /^Currículum/ })).toBeVisible();
  for (const context of browser.contexts()) await context.close();
});
