import type { Page } from '@playwright/test';
import { pdfFile } from './support/pdfFile';
import { phoneOf, pocket, screenOf } from './support/screenOf';
import { expect, test } from './support/story';
import { today, typedDay } from './support/storyDays';

async function typeInto(page: Page, name: string, text: string) {
  await page.getByRole('group', { name }).getByRole('spinbutton').first().click();
  await page.keyboard.type(text);
}

const write = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(text);

/** Where a part of the bonus stands on the page of whoever referred. */
const bonus = (page: Page) =>
  page.getByRole('definition').filter({ hasText: 'Cargado como novedad' });

test('a link on one phone, an application on another, the file at a desk, and the bonus of who shared it', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const desk = await screenOf(browser, address, 'rrhh', '/referrals/openings/new');
  await write(desk, 'Puesto', 'Clasificadora de prueba');
  await desk.getByRole('combobox', { name: 'Sede' }).click();
  await desk.getByRole('option', { name: 'Casa central' }).click();
  await typeInto(desk, 'Se reciben hasta', '31122030');
  await write(desk, 'De qué se trata', 'Clasificar lo que llega, a la mañana.');
  await write(desk, 'Bono al ingresar (opcional)', '80000');
  await write(desk, 'Bono más adelante (opcional)', '120000');
  await write(desk, 'Meses desde el ingreso (opcional)', '6');
  await desk.getByRole('button', { name: 'Abrir la búsqueda' }).click();
  await expect(
    desk.getByRole('heading', { level: 1, name: 'Clasificadora de prueba' }),
  ).toBeVisible();

  const phone = await screenOf(browser, address, 'empleado', '/referrals', pocket);
  await phone.getByRole('link', { name: /Clasificadora de prueba/ }).click();
  await phone.getByRole('button', { name: 'Ver mi enlace y mi QR' }).click();
  await expect(phone.getByRole('img', { name: 'QR para postularse' })).toBeVisible();
  const link = await phone.getByRole('link', { name: /\/apply#/ }).getAttribute('href');

  const { context, phone: theirs } = await phoneOf(browser, address);
  const { pathname, hash } = new URL(link ?? '');
  await theirs.goto(pathname + hash);
  await expect(theirs.getByText('Clasificar lo que llega, a la mañana.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Enviar mi postulación' }).click();
  await expect(theirs.getByText('Escribí tu nombre.')).toBeVisible();
  await expect(theirs.getByText('Para postularte hace falta que aceptes.')).toBeVisible();
  await write(theirs, 'Nombre', 'Milagros');
  await write(theirs, 'Apellido', 'Historia');
  await write(theirs, 'Correo', 'milagros@correo.example');
  await write(theirs, 'Teléfono', '011 15 5555-1234');
  await theirs
    .locator('input[type=file]')
    .first()
    .setInputFiles(await pdfFile('cv.pdf', 'Milagros Historia'));
  await theirs.getByRole('checkbox', { name: /Acepto/ }).check();
  await theirs.getByRole('button', { name: 'Enviar mi postulación' }).click();
  await expect(theirs.getByText('Recibimos tu postulación')).toBeVisible();
  await theirs.getByRole('link', { name: /\/apply#/ }).click();
  await expect(theirs.getByText('Todavía no la miramos.')).toBeVisible();

  await desk.goto('/referrals/board');
  await desk.getByRole('link', { name: /Historia, Milagros/ }).click();
  await expect(desk.getByText('cv.pdf')).toBeVisible();
  await desk.getByRole('button', { name: 'Pasar a proceso' }).click();
  await desk.getByRole('button', { name: 'Acordar' }).click();
  await typeInto(desk, 'Día', '31122030');
  await typeInto(desk, 'Hora', '1030');
  await write(desk, 'Dónde', 'Sala de prueba');
  await desk.getByRole('combobox', { name: 'Quién entrevista' }).fill('Sosa');
  await desk.getByRole('option', { name: /Sosa/ }).first().click();
  await desk.getByRole('button', { name: 'Agregar' }).click();
  await expect(desk.getByText('31/12/2030 a las 10:30, 45 minutos')).toBeVisible();
  await theirs.reload();
  const saved = theirs.waitForEvent('download');
  await theirs.getByRole('button', { name: 'Agregar a mi calendario' }).click();
  expect((await saved).suggestedFilename()).toBe('entrevista.ics');

  await desk.getByRole('button', { name: 'Contratar' }).click();
  const dialog = desk.getByRole('dialog');
  await typeInto(desk, 'Ingresa el', typedDay(today));
  await dialog.getByRole('button', { name: 'Contratar' }).click();
  await desk.getByRole('link', { name: 'Dar de alta su legajo' }).click();
  await expect(desk.getByRole('textbox', { name: 'Apellido', exact: true })).toHaveValue(
    'Historia',
  );
  await write(desk, 'Legajo', 'REF-1');
  await write(desk, 'DNI', '48930001');
  await write(desk, 'CUIL', '27-48930001-5');
  await typeInto(desk, 'Fecha de nacimiento', '02051990');
  await desk.getByRole('combobox', { name: 'Sede' }).click();
  await desk.getByRole('option', { name: 'Casa central' }).click();
  await desk.getByRole('combobox', { name: 'Área' }).click();
  await desk.getByRole('option', { name: 'Comercial' }).click();
  await desk.getByRole('button', { name: 'Dar de alta' }).click();
  await expect(desk.getByText('Contratada', { exact: true })).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Dar de alta su legajo' })).toHaveCount(0);

  await phone.goto('/referrals/mine');
  await phone.getByRole('link', { name: /Historia, Milagros/ }).click();
  // The task of the server that enters it comes in its own moment, and the page looks again by itself.
  await expect(bonus(phone)).toHaveCount(1, { timeout: 60_000 });
  await expect(phone.getByText(/Se espera en/)).toHaveCount(1);
  await expect(phone.getByText('milagros@correo.example')).toHaveCount(0);

  await theirs.reload();
  await expect(theirs.getByText(/Ya te contactaron para empezar/)).toBeVisible();
  await theirs.getByRole('button', { name: 'Pedir que se borren' }).click();
  await theirs
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Pedir que se borren' })
    .click();
  await expect(theirs.getByText(/se borran a más tardar el/)).toBeVisible();
  await context.close();
});
