import { callServer, openSession } from './support/callServer';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

interface Stored {
  id: number;
}

test('what Recursos Humanos publishes and comments shows on an open wall by itself', async ({
  page,
  address,
}) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await signInAs(page, 'empleado', '/posts');
  await expect(page.getByRole('article').first()).toBeVisible();
  const before = loads;
  const rrhh = await openSession(address, 'rrhh');
  const title = `Aviso en vivo ${storyNow().getTime()}`;
  const fields = { title, body: 'Recién publicado.', audience: { kind: 'all' } };
  const { id } = await callServer<Stored>(address, 'publicacion.crear', fields, rrhh);

  const post = page.getByRole('article').filter({ hasText: title });
  await expect(post).toBeVisible();
  await expect(post.getByRole('button', { name: 'Comentar' })).toBeVisible();
  await callServer(address, 'publicacion.comentar', { postId: id, body: 'Atentos.' }, rrhh);
  await post.getByRole('button', { name: '1 comentario' }).click();
  await expect(post.getByText('Atentos.')).toBeVisible();
  expect(loads).toBe(before);
});

test('two people at once: what one comments, the other reads without asking', async ({
  page,
  browser,
  address,
}) => {
  const rrhh = await openSession(address, 'rrhh');
  const fields = { title: `Charla ${storyNow().getTime()}`, body: '', audience: { kind: 'all' } };
  const { id } = await callServer<Stored>(address, 'publicacion.crear', fields, rrhh);
  await signInAs(page, 'empleado', `/posts/${id}`);
  const other = await browser.newPage({ baseURL: address, locale: 'es-AR' });
  await signInAs(other, 'supervisor', `/posts/${id}`);
  await other.getByRole('textbox', { name: 'Tu comentario' }).fill('¿A qué hora?');
  await other.keyboard.press('Enter');
  await expect(page.getByText('¿A qué hora?')).toBeVisible();
  await other.close();
});

test('a post for another area never reaches the wall of who is not in it', async ({
  page,
  address,
}) => {
  await signInAs(page, 'empleado', '/posts');
  await expect(page.getByRole('article').first()).toBeVisible();
  const rrhh = await openSession(address, 'rrhh');
  const { areas } = await callServer<{ areas: { id: number; name: string }[] }>(
    address,
    'organizacion.obtener',
    {},
    rrhh,
  );
  const foreign = areas.find(({ name }) => name === 'Preparación Rosario');
  const stamp = storyNow().getTime();
  const publish = (title: string, audience: object) =>
    callServer(address, 'publicacion.crear', { title, body: '', audience }, rrhh);
  await publish(`Ajeno ${stamp}`, { kind: 'area', ids: [foreign?.id] });
  await publish(`Propio ${stamp}`, { kind: 'all' });
  await expect(page.getByText(`Propio ${stamp}`)).toBeVisible();
  await expect(page.getByText(`Ajeno ${stamp}`)).toHaveCount(0);
});
