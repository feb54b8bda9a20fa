import type { Page } from '@playwright/test';
import { keptWhole } from './support/keptWhole';
import { pocket, screenOf } from './support/screenOf';
import { expect, test } from './support/story';

test.use({ keepsProgram: true });
test.beforeEach(({ complaints }) => complaints.allowOffline());

const written = (page: Page) => page.getByRole('log', { name: 'Mensajes' });

/** Writes and sends with the keyboard. */
async function say(page: Page, text: string) {
  const field = page.getByRole('textbox', { name: /^Mensaje para/ });
  await field.fill(text);
  await field.press('Enter');
  await expect(field).toHaveValue('');
}

const openedBy = (page: Page, words: RegExp) =>
  page.getByRole('navigation', { name: 'Conversaciones' }).getByRole('link', { name: words });

test('two write to each other, one at a desk and one on a phone that loses its network', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const desk = await screenOf(browser, address, 'supervisor', '/chats');
  const phone = await screenOf(browser, address, 'empleado', '/chats', pocket);
  const row = openedBy(phone, /resumen de la cuenta/);
  await expect(row.getByRole('img', { name: '1 sin leer' })).toBeVisible();
  await row.click();
  await expect(written(phone).getByText('Sin leer', { exact: true })).toBeVisible();
  await openedBy(desk, /resumen de la cuenta/).click();
  await expect(written(desk).getByText('Leído', { exact: false }).last()).toBeVisible();

  // Each sees what the other says without doing anything.
  await say(phone, 'Te lo mando a la tarde 👍');
  await expect(written(desk).getByText('Te lo mando a la tarde 👍')).toBeVisible();
  await say(desk, 'Gracias. Borrame esto');
  await expect(written(phone).getByText('Gracias. Borrame esto')).toBeVisible();
  await expect(written(desk).getByText(/Leído$/)).toBeVisible();

  // Deleted by one, the words are gone for both.
  await desk
    .getByRole('button', { name: /^Opciones del mensaje/ })
    .last()
    .click();
  await desk.getByRole('menuitem', { name: 'Borrar' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Borrar mensaje' }).click();
  await expect(written(phone).getByText('Mensaje borrado')).toBeVisible();
  await expect(written(phone).getByText('Gracias. Borrame esto')).toHaveCount(0);

  // The network is away, with a reload between: nothing is lost, and it goes once and in order.
  await keptWhole(phone);
  await phone.context().setOffline(true);
  await say(phone, 'Me quedé sin señal');
  await phone.reload();
  await expect(phone.getByText('Por mandarse')).toBeVisible();
  await say(phone, 'Esto va después');
  await expect(phone.getByText('Por mandarse')).toHaveCount(2);
  await phone.context().setOffline(false);
  await expect(written(desk).getByText('Esto va después')).toBeVisible({ timeout: 40_000 });
  await expect(phone.getByText('Por mandarse')).toHaveCount(0);
  const said = await written(desk).locator('[data-message]').allInnerTexts();
  const last = said.slice(-2).join('\n');
  expect(last).toMatch(/Me quedé sin señal[\s\S]*Esto va después/);
  await expect(written(desk).getByText('Me quedé sin señal')).toHaveCount(1);

  // Found without accents, and opened where it was said.
  await desk.getByRole('searchbox', { name: 'Buscar en los mensajes' }).fill('senal');
  const found = desk.getByRole('region', { name: 'Mensajes encontrados' });
  await found.getByRole('link', { name: /Me quedé sin señal/ }).click();
  await expect(desk).toHaveURL(/\/chats\/\d+\?m=\d+$/);
  await expect(written(desk).getByText('Me quedé sin señal')).toBeVisible();
});

test('a group is made, somebody is taken out, and they read no more', async ({
  browser,
  address,
}) => {
  test.setTimeout(180_000);
  const desk = await screenOf(browser, address, 'rrhh', '/chats');
  await openedBy(desk, /Cierre de mes/).click();
  const phone = await screenOf(browser, address, 'jefe', '/chats', pocket);
  await openedBy(phone, /Cierre de mes/).click();
  await say(desk, 'Queda todo listo para el viernes');
  await expect(written(phone).getByText('Queda todo listo para el viernes')).toBeVisible();

  await desk.getByRole('button', { name: 'Opciones de Cierre de mes' }).click();
  await desk.getByRole('menuitem', { name: 'Ver quiénes están' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Quitar a Sosa/ }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await say(desk, 'Esto ya no lo lee');
  await expect(phone.getByText('Ya no estás en este grupo', { exact: false })).toBeVisible();
  await expect(phone.getByText('Esto ya no lo lee')).toHaveCount(0);
});
