import type { Page } from '@playwright/test';
import { screenOf } from './support/screenOf';
import { expect, test } from './support/story';
import { shownDay, today, typedDay } from './support/storyDays';

async function choose(page: Page, name: string, option: string) {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function typeInto(page: Page, name: string, text: string) {
  await page.getByRole('group', { name }).click();
  await page.keyboard.type(text);
}

test('a visit is made to repeat, one date of it is held back, one visit is cancelled by hand, and the series ends', async ({
  browser,
  address,
}) => {
  const desk = await screenOf(browser, address, 'jefe', '/visits/new');
  await choose(desk, 'Sede', 'Depósito Rosario');
  await desk.getByRole('textbox', { name: 'Lugar' }).fill('Kiosco de la terminal');
  await desk.getByRole('switch', { name: 'Se repite' }).check();
  await expect(desk.getByRole('textbox', { name: 'Lugar' })).toHaveValue('Kiosco de la terminal');
  await typeInto(desk, 'Desde el', typedDay(today));
  await typeInto(desk, 'Desde las', '1800');
  await typeInto(desk, 'Hasta las', '1830');
  await choose(desk, 'Motivo', 'Cobrar');
  for (const day of ['Lunes', 'Miércoles', 'Viernes']) {
    await desk.getByRole('button', { name: day }).click();
  }
  await desk.getByRole('radio', { name: 'Después de varias veces' }).check();
  await desk.getByRole('textbox', { name: 'Cuántas veces' }).fill('6');
  await choose(desk, 'Si cae en feriado', 'Se hace igual');
  await choose(desk, 'Si la persona está de licencia', 'Se hace igual');
  await expect(desk.getByText(/^6 visitas de 6 fechas/)).toBeVisible();
  const dates = desk.getByRole('combobox', { name: /^Qué se hace el / });
  await expect(dates).toHaveCount(6);
  await dates.nth(1).click();
  await desk.getByRole('option', { name: 'No se hace' }).click();
  await expect(desk.getByText(/^5 visitas de 6 fechas/)).toBeVisible();
  await desk.getByRole('button', { name: 'Planificar la serie' }).click();

  await expect(
    desk.getByRole('heading', { level: 1, name: 'Kiosco de la terminal' }),
  ).toBeVisible();
  await expect(
    desk.getByText('Cada semana, los lunes, miércoles y viernes, 6 veces'),
  ).toBeVisible();
  await expect(desk.getByText(shownDay(today), { exact: true })).toBeVisible();
  const next = desk.getByRole('link', { name: /, de 18:00 a 18:30$/ });
  await expect(next).toHaveCount(5);

  await next.first().click();
  await expect(desk.getByText('Es de una serie')).toBeVisible();
  await desk.getByRole('button', { name: 'Cancelar la visita' }).click();
  await desk.getByRole('dialog').getByRole('textbox').fill('Cierran por inventario.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Cancelar la visita' }).click();
  await expect(desk.getByText('Cancelada', { exact: true })).toBeVisible();

  await desk.getByRole('link', { name: /^Ver la serie S-\d+$/ }).click();
  await desk.getByRole('button', { name: 'Terminar la serie' }).click();
  await desk.getByRole('dialog').getByRole('textbox').fill('Cerró el local.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Terminar la serie' }).click();
  await expect(desk.getByText('Terminada', { exact: true })).toBeVisible();
  // The one that was cancelled by hand stays; the others are gone.
  await expect(next).toHaveCount(1);
});
