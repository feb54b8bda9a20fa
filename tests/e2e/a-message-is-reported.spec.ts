import type { Page } from '@playwright/test';
import { pocket, screenOf } from './support/screenOf';
import { expect, test } from './support/story';

const written = (page: Page) => page.getByRole('log', { name: 'Mensajes' });
const field = (page: Page) => page.getByRole('textbox', { name: /^Mensaje para/ });
const openTalk = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Conversaciones' })
    .getByRole('link', { name: /resumen de la cuenta/ })
    .click();

async function say(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(written(page).getByText(text)).toBeVisible();
}

/** An option of the conversation, and not of a message in it. */
async function chooseOption(page: Page, item: string) {
  await page.getByRole('button', { name: /^Opciones de / }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('somebody is insulted, shows it to who administers, blocks them, and it is dealt with', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const phone = await screenOf(browser, address, 'empleado', '/chats', pocket);
  await openTalk(phone);
  const desk = await screenOf(browser, address, 'supervisor', '/chats');
  await openTalk(desk);
  await say(desk, 'Esto se lo cuento a todos');
  await say(desk, 'Sos un inútil');
  const insult = written(phone).locator('[data-message]').filter({ hasText: 'Sos un inútil' });
  await expect(insult).toBeVisible();

  // Only the message that is marked goes along, with the reason.
  await insult.getByRole('button', { name: /^Opciones del mensaje/ }).click();
  await phone.getByRole('menuitem', { name: 'Denunciar' }).click();
  const report = phone.getByRole('dialog', { name: 'Denunciar mensajes' });
  await expect(report.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await report.getByLabel(/^Por qué/).fill('Me insulta cuando pido un cambio de turno.');
  await report.getByRole('button', { name: 'Enviar denuncia' }).click();
  await expect(phone.getByText('Denuncia enviada')).toBeVisible();

  // Blocked, the other one reads so in the place where they wrote.
  await chooseOption(phone, 'Bloquear a esta persona');
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Bloquear' }).click();
  await expect(phone.getByText('Bloqueaste a esta persona.', { exact: false })).toBeVisible();
  await desk.reload();
  await expect(desk.getByText('Esa persona no recibe mensajes tuyos.')).toBeVisible();
  await expect(field(desk)).toHaveCount(0);

  // The administrator finds it by the bell and among the pages of the administration, and reads that message alone.
  const admin = await screenOf(browser, address, 'admin', '/notifications');
  await admin
    .getByRole('button', { name: /Hay una denuncia de mensajes/ })
    .first()
    .click();
  await expect(admin).toHaveURL(/\/chats\/reports$/);
  const tabs = admin.getByRole('navigation', { name: 'Gente' });
  await expect(tabs.getByRole('link', { name: 'Denuncias de mensajes' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await admin.getByRole('button', { name: /^Acciones de / }).click();
  await admin.getByRole('menuitem', { name: 'Ver y resolver' }).click();
  const dialog = admin.getByRole('dialog', { name: /^Denuncia de / });
  await expect(dialog.getByText('Me insulta cuando pido un cambio de turno.')).toBeVisible();
  await expect(dialog.getByText('Sos un inútil')).toBeVisible();
  await expect(dialog.getByText('Esto se lo cuento a todos')).toHaveCount(0);

  // The report cannot be closed without a resolution.
  await dialog.getByLabel(/^Estado/).click();
  await admin.getByRole('option', { name: 'Cerrada' }).click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText('Contá qué se resolvió para cerrarla.')).toBeVisible();
  await dialog.getByLabel(/^Qué se resolvió/).fill('Se habló con las dos personas.');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(admin.getByRole('gridcell', { name: 'Cerrada' })).toBeVisible();
  await tabs.getByRole('link', { name: 'Roles' }).click();
  await expect(tabs.getByRole('link', { name: 'Denuncias de mensajes' })).toBeVisible();

  // Unblocked, they write to each other again.
  await chooseOption(phone, 'Desbloquear a esta persona');
  await say(phone, 'Hola de nuevo');
  await desk.reload();
  await expect(field(desk)).toBeVisible();
});
