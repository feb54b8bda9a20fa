import type { Page } from '@playwright/test';
import { plainPng } from '../support/plainPng';
import { keptWhole } from './support/keptWhole';
import { pocket, screenOf } from './support/screenOf';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { today, typedDay } from './support/storyDays';
import { storyNow } from './support/storyNow';

test.use({ keepsProgram: true });
test.beforeEach(({ complaints }) => complaints.allowOffline());

/** Types into a picker of the form and takes the first that is found. */
async function pick(page: Page, name: string, words: string) {
  await page.getByRole('combobox', { name }).fill(words);
  await page
    .getByRole('option', { name: new RegExp(words, 'i') })
    .first()
    .click();
}

async function choose(page: Page, name: string, option: string) {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option }).click();
}

async function typeInto(page: Page, name: string, text: string) {
  await page.getByRole('group', { name }).click();
  await page.keyboard.type(text);
}

async function sign(page: Page) {
  const pad = page.getByRole('img', { name: 'Firma de quien te recibió' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('there is nothing to sign on');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 60, { steps: 4 });
  await page.mouse.up();
}

test('planned at the desk, published, made on a phone without network and with a reload, and seen at the desk', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const desk = await screenOf(browser, address, 'jefe', '/visits/new');
  await choose(desk, 'Sede', 'Depósito Rosario');
  await pick(desk, 'Cliente', 'la');
  await expect(desk.getByRole('textbox', { name: 'Lugar' })).not.toHaveValue('');
  await desk.getByRole('textbox', { name: 'Lugar' }).fill('Almacén de la esquina');
  await typeInto(desk, 'Día', typedDay(today));
  await typeInto(desk, 'Desde las', '1800');
  await typeInto(desk, 'Hasta las', '1830');
  await choose(desk, 'Motivo', 'Cobrar');
  await expect(desk.getByRole('textbox', { name: 'Cuánto lleva' })).toHaveValue('20');
  await pick(desk, 'Quién la hace', 'Sosa, Ignacio');
  await desk.getByRole('button', { name: 'Planificar' }).click();
  await expect(
    desk.getByRole('heading', { level: 1, name: 'Almacén de la esquina' }),
  ).toBeVisible();
  await expect(desk.getByText('Borrador', { exact: true })).toBeVisible();
  const path = new URL(desk.url()).pathname;

  await desk.getByRole('link', { name: 'Visitas', exact: true }).first().click();
  await desk.getByRole('button', { name: 'Publicar un día' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByText(/^1 visita de 1 persona/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(desk.getByText('Día publicado: 1 visita')).toBeVisible();

  const pocketContext = await browser.newContext({
    baseURL: address,
    ...{ locale: 'es-AR', timezoneId: 'America/Argentina/Buenos_Aires', viewport: pocket },
    permissions: ['geolocation'],
    geolocation: { latitude: -32.95, longitude: -60.66, accuracy: 15 },
  });
  const phone = await pocketContext.newPage();
  await phone.clock.setSystemTime(storyNow());
  await signInAs(phone, 'jefe', path);
  await expect(phone.getByRole('button', { name: 'Llegué' })).toBeVisible();
  await keptWhole(phone);
  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: 'Llegué' }).dblclick();
  await expect(phone.getByRole('button', { name: 'Terminar la visita' })).toBeVisible();
  await expect(phone.getByText('Se manda cuando vuelva la conexión.')).toBeVisible();
  await phone.reload();
  await phone.getByRole('button', { name: 'Terminar la visita' }).click();
  await phone.getByRole('textbox', { name: 'Qué se hizo' }).fill('Pagó la factura del mes.');
  const finish = phone.getByRole('dialog');
  const end = finish.getByRole('button', { name: 'Terminar', exact: true });
  await end.click();
  await expect(finish.getByText('Contestá esta pregunta.')).toBeVisible();
  await finish.getByRole('radio', { name: 'Sí', exact: true }).check();
  await finish
    .getByLabel('Agregar fotos')
    .and(phone.locator('input'))
    .setInputFiles({
      name: 'recibo.png',
      mimeType: 'image/png',
      buffer: Buffer.from(plainPng({ width: 60, height: 40, bits: 8 })),
    });
  await expect(finish.getByText('1 foto espera la conexión.')).toBeVisible();
  await finish.getByRole('textbox', { name: 'Qué quedó por hacer' }).fill('Llevar el recibo.');
  await sign(phone);
  await end.click();
  await expect(finish.getByText('Poné quién firmó.')).toBeVisible();
  await finish.getByRole('textbox', { name: 'Quién firma' }).fill('Ana Ríos');
  await end.click();
  await expect(phone.getByRole('button', { name: 'Terminar la visita' })).toHaveCount(0);
  await phone.context().setOffline(false);
  await expect(phone.getByText('Se manda cuando vuelva la conexión.')).toHaveCount(0);
  await expect(phone.getByText('Hecha', { exact: true })).toBeVisible();
  await phone.getByRole('button', { name: 'Acta de la visita' }).click();
  const act = phone.getByRole('dialog', { name: /^Acta de la visita V-/ });
  await expect(act.getByText('Hecha en parte').first()).toBeVisible();
  await expect(act.getByText('Ana Ríos').first()).toBeAttached();
  await act.getByRole('button', { name: 'Cerrar' }).click();
  await expect(act).toHaveCount(0);

  await desk.goto(path);
  await expect(desk.getByText('Hecha', { exact: true })).toBeVisible();
  await expect(desk.getByText('Pagó la factura del mes.')).toBeVisible();
  await expect(desk.getByText('Firmó Ana Ríos')).toBeVisible();
  await expect(desk.getByRole('img', { name: 'recibo.jpg' })).toBeVisible();
  await expect(desk.getByText(/A [\d.,]+ k?m, ± 15 m/)).toBeVisible();
  await desk.getByRole('link', { name: /^V-\d+$/ }).click();
  await expect(desk.getByText('Llevar el recibo.')).toBeVisible();
  await expect(desk.getByText('Borrador', { exact: true })).toBeVisible();
  await pocketContext.close();
});
