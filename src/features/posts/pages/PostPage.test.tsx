import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../../tests/support/renderApp';
import { posts } from '..';
import { aPost, author, postsWire, reader, refusal, wallOf } from '../testing/postsWire';
import { preloadPosts, resetPage } from '../testing/preparePage';

const comment = (id: number, fields: object = {}) => ({
  id,
  postId: 1,
  author: { id: 5, name: 'Juárez, Delfina', position: null, imageUrl: '/fotos/persona-5' },
  body: `Comentario ${id}`,
  createdAt: '2026-11-20T12:00:00.000Z',
  canDelete: false,
  ...fields,
});

const openPosts = (path = '/posts', roles: Record<string, unknown> = reader) =>
  renderApp([posts], { roles, path });

jest.setTimeout(30_000);
beforeAll(preloadPosts, 60_000);
beforeEach(resetPage);

test('comments read downwards, the earlier ones on demand, and a new one is sent with Enter', async () => {
  const pages: Record<string, object[]> = {
    1: [comment(12), comment(11)],
    2: [comment(2), comment(1)],
  };
  const { inputsOf } = postsWire({
    'publicacion.obtener': aPost({ commentCount: 12 }),
    'publicacion.listarComentarios': ({ page }) => ({ rows: pages[String(page)], total: 12 }),
    'publicacion.comentar': ({ body }) => comment(13, { body }),
  });
  const { user, close } = openPosts('/posts/1');
  await user.click(await screen.findByRole('button', { name: 'Ver comentarios anteriores' }));
  await screen.findByText('Comentario 1');
  const texts = () => screen.getAllByText(/^Comentario \d|^Llevo/).map((text) => text.textContent);
  expect(texts()).toEqual(['Comentario 1', 'Comentario 2', 'Comentario 11', 'Comentario 12']);
  pages[1]?.unshift(comment(13, { body: 'Llevo el resumen' }));
  await user.type(
    await screen.findByRole('textbox', { name: 'Tu comentario' }),
    'Llevo el resumen{Enter}',
  );
  await waitFor(() => expect(texts().at(-1)).toBe('Llevo el resumen'));
  expect(inputsOf('publicacion.comentar')[0]).toMatchObject({
    postId: 1,
    body: 'Llevo el resumen',
  });
  expect(screen.getByRole('textbox', { name: 'Tu comentario' })).toHaveValue('');
  close();
});

test('what was typed and not sent is still there after leaving', async () => {
  postsWire({ 'publicacion.obtener': aPost({ id: 77 }) });
  const first = openPosts('/posts/77');
  await first.user.type(await screen.findByRole('textbox', { name: 'Tu comentario' }), 'A medias');
  first.close();
  const second = openPosts('/posts/77');
  expect(await screen.findByRole('textbox', { name: 'Tu comentario' })).toHaveValue('A medias');
  second.close();
});

test('deleting a comment asks first, for nothing brings it back', async () => {
  const { inputsOf } = postsWire({
    'publicacion.obtener': aPost({ commentCount: 1 }),
    'publicacion.listarComentarios': { rows: [comment(8, { canDelete: true })], total: 1 },
    'publicacion.borrarComentario': { ok: true },
  });
  const { user, close } = openPosts('/posts/1');
  await user.click(
    await screen.findByRole('button', { name: 'Borrar el comentario de Juárez, Delfina' }),
  );
  const question = screen.getByRole('alertdialog', { name: '¿Borrar el comentario?' });
  expect(inputsOf('publicacion.borrarComentario')).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Borrar comentario' }));
  await waitFor(() =>
    expect(inputsOf('publicacion.borrarComentario')[0]).toMatchObject({ id: 8, postId: 1 }),
  );
  close();
});

test('goes back to the wall as it was left', async () => {
  postsWire({ 'publicacion.listar': wallOf([aPost()]), 'publicacion.obtener': aPost() });
  const { user, router, close } = openPosts('/posts?unread=1');
  await user.click(await screen.findByRole('link', { name: 'Simulacro de evacuación' }));
  await user.click(await screen.findByRole('link', { name: 'Volver al muro' }));
  await waitFor(() => expect(router.state.location.search).toBe('?unread=1'));
  close();
});

test('says so when the post is not there', async () => {
  const message = 'La publicación no existe o ya no está a tu alcance.';
  postsWire({ 'publicacion.obtener': refusal(404, { code: 'no_encontrado', message }) });
  const gone = openPosts('/posts/5');
  expect(await screen.findByText(message)).toBeInTheDocument();
  gone.close();
  const nonsense = openPosts('/posts/hola');
  expect(await screen.findByText(message)).toBeInTheDocument();
  nonsense.close();
});

test('archiving can be undone from its notice', async () => {
  const post = aPost({ actions: ['comment', 'archive'] });
  const { inputsOf } = postsWire({
    'publicacion.obtener': post,
    'publicacion.archivar': { ...post, version: 2, archivedAt: '2026-11-20T12:00:00.000Z' },
    'publicacion.restaurar': { ...post, version: 3 },
  });
  const { user, close } = openPosts('/posts/1', author);
  await user.click(await screen.findByRole('button', { name: /^Opciones/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Archivar' }));
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() =>
    expect(inputsOf('publicacion.restaurar')[0]).toMatchObject({ id: 1, version: 2 }),
  );
  close();
});

test('a reminder says how many will get it before it is sent', async () => {
  const { inputsOf } = postsWire({
    'publicacion.obtener': aPost({ actions: ['remind'], asksConfirmation: true }),
    'publicacion.listarLectores': {
      rows: [],
      total: 12,
      counts: { audience: 40, read: 30, confirmed: 28 },
    },
    'publicacion.recordar': { jobId: 'x', people: 12 },
  });
  const { user, close } = openPosts('/posts/1', author);
  await user.click(await screen.findByRole('button', { name: /^Opciones/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Recordar a quienes faltan' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Vas a avisar a 12 personas a quienes les falta confirmar');
  expect(inputsOf('publicacion.recordar')).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Avisar a 12 personas' }));
  expect(await screen.findByText('Estamos avisando a 12 personas')).toBeInTheDocument();
  close();
});

test('readers are counted, told apart and searched', async () => {
  const { inputsOf } = postsWire({
    'publicacion.obtener': aPost({ actions: ['seeReaders'] }),
    'publicacion.listarLectores': {
      rows: [
        {
          person: { id: 5, name: 'Juárez, Delfina', position: null, imageUrl: '/fotos/persona-5' },
          siteName: 'Casa central',
          areaName: 'Comercial',
          readAt: null,
          confirmedAt: null,
        },
      ],
      total: 1,
      counts: { audience: 4, read: 3, confirmed: 0 },
    },
  });
  const { user, close } = openPosts('/posts/1', author);
  await user.click(await screen.findByRole('button', { name: /^Opciones/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Ver lectores' }));
  const dialog = await screen.findByRole('dialog', { name: /^Lectores de/ });
  expect(await within(dialog).findByText('3 de 4 (75 %)')).toBeInTheDocument();
  expect(within(dialog).queryByRole('tab', { name: 'Confirmaron' })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('tab', { name: 'Leyeron' }));
  await user.type(within(dialog).getByRole('searchbox', { name: 'Buscar lectores' }), 'delfi');
  await waitFor(() =>
    expect(inputsOf('publicacion.listarLectores').at(-1)).toMatchObject({
      id: 1,
      state: 'read',
      search: 'delfi',
    }),
  );
  close();
});

test('a post that tells of something else leads there, and any other to nothing', async () => {
  postsWire({ 'publicacion.obtener': aPost({ link: '/referrals/openings/4' }) });
  const first = openPosts('/posts/1');
  expect(await screen.findByRole('link', { name: 'Ver de qué se trata' })).toHaveAttribute(
    'href',
    '/referrals/openings/4',
  );
  first.close();
  postsWire({ 'publicacion.obtener': aPost() });
  const second = openPosts('/posts/1');
  expect(await screen.findByText('El miércoles a las 11.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ver de qué se trata' })).not.toBeInTheDocument();
  second.close();
});
