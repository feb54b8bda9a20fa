import { callServer, openSession } from './support/callServer';
import { signInAs } from './support/signInAs';
import { storedItems } from './support/storedItems';
import { expect, PASSWORD, test } from './support/story';

interface Sessions {
  rows: { id: string }[];
}

test('a session closed from another device asks for the password over the page, and the draft survives', async ({
  page,
  complaints,
  address,
}) => {
  complaints.expect(/refused: 401/);
  complaints.expect(/^error: Failed to load resource.* 401/);
  await signInAs(page, 'supervisor', '/posts');
  const post = page.getByRole('article').first();
  await post.getByRole('button', { name: /^Comentar$|comentarios?$/ }).click();
  const draft = page.getByRole('textbox', { name: 'Tu comentario' });
  await draft.fill('Esto no se pierde');

  const { USER } = await storedItems(page);
  const { JWT } = USER as { JWT: string };
  const [, payload = ''] = JWT.split('.');
  const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sid: string };
  const elsewhere = await openSession(address, 'supervisor');
  const { rows } = await callServer<Sessions>(address, 'usuario.sesiones', {}, elsewhere);
  expect(rows.map(({ id }) => id)).toContain(sid);
  await callServer(address, 'usuario.cerrarSesion', { id: sid }, elsewhere);

  // The page is not touched: that the session is over arrives by itself.
  const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  await expect(dialog).toBeVisible();
  // The page knows who it was: the password is all that is asked for, and the caret stands in it.
  await expect(dialog.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(draft).toHaveValue('Esto no se pierde');
  await draft.press('Enter');
  await expect(post.getByText('Esto no se pierde')).toBeVisible();
  expect(((await storedItems(page)).USER as { JWT: string }).JWT).not.toBe(JWT);
});
