import type { Page } from '@playwright/test';
import { newOrder } from './support/newOrder';
import { pocket, screenOf } from './support/screenOf';
import { expect, test } from './support/story';

const written = (page: Page) => page.getByRole('log', { name: 'Mensajes' });
const openedBy = (page: Page, words: RegExp) =>
  page.getByRole('navigation', { name: 'Conversaciones' }).getByRole('link', { name: words });
const field = (page: Page) => page.getByRole('textbox', { name: /^Mensaje para/ });

test('one is called by name at a desk and reads it on a phone, and a card is for whoever may open it', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  // The warehouse has its orders, and Recursos Humanos has not.
  const order = await newOrder(address);
  const desk = await screenOf(browser, address, 'rrhh', '/chats');
  await openedBy(desk, /Cierre de mes/).click();
  const phone = await screenOf(browser, address, 'jefe', '/chats', pocket);
  await openedBy(phone, /Cierre de mes/).click();
  await phone.getByRole('button', { name: 'Opciones de Cierre de mes' }).click();
  await phone.getByRole('menuitem', { name: 'Silenciar' }).click();

  // The people of the group are offered, walked through with the arrows, and picked.
  await field(desk).pressSequentially('¿Lo ves, @');
  const offered = desk.getByRole('listbox', { name: 'Personas para mencionar' });
  await expect(offered.getByRole('option')).toHaveCount(3);
  await field(desk).press('ArrowDown');
  await expect(offered.getByRole('option', { selected: true })).toHaveCount(1);
  await offered.getByRole('option', { name: /Jefe de depósito/ }).click();
  await expect(field(desk)).toHaveValue(/^¿Lo ves, @\S+ .+ $/);
  await field(desk).pressSequentially(`lo miramos? /orders/${order.id}`);
  await expect(phone.getByText(/está escribiendo…/)).toBeVisible();
  await field(desk).press('Enter');

  const said = written(phone).locator('[data-message]').last();
  await expect(said.locator('strong')).toHaveText(/^@/);
  const card = said.getByRole('list', { name: 'Enlaces del mensaje' });
  await expect(card.getByRole('link')).toContainText(order.number);
  const own = written(desk).locator('[data-message]').last();
  await expect(own.getByText('No podés ver esto')).toBeVisible();

  // The bell rang past the mute, and says nothing of the words.
  await phone.goto(`${address}/notifications`);
  const notice = phone.getByText(/te mencionó/).first();
  await expect(notice).toBeVisible();
  await expect(phone.getByText('¿Lo ves', { exact: false })).toHaveCount(0);

  // Deleted, the notice goes too.
  await desk
    .getByRole('button', { name: /^Opciones del mensaje/ })
    .last()
    .click();
  await desk.getByRole('menuitem', { name: 'Borrar' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Borrar mensaje' }).click();
  await expect(phone.getByText(/te mencionó/)).toHaveCount(0);
});
