import { act, screen, waitFor, within } from '@testing-library/react';
import { clock } from '@/utils/clock';
import { renderApp } from '../../../../tests/support/renderApp';
import { posts } from '..';
import { fakeObserver } from '../testing/fakeObserver';
import { aPost, author, postsWire, reader, refusal, wallOf } from '../testing/postsWire';
import { preloadPosts, resetPage } from '../testing/preparePage';

const openPosts = (path = '/posts', roles: Record<string, unknown> = reader) =>
  renderApp([posts], { roles, path });

jest.setTimeout(30_000);
beforeAll(preloadPosts, 60_000);
beforeEach(resetPage);

test('a reaction shows at once, and is taken back with the reason when it is refused', async () => {
  let refuse: (answer: object) => void = () => undefined;
  const post = aPost();
  const { inputsOf } = postsWire({
    'publicacion.listar': wallOf([post]),
    'publicacion.obtener': post,
    'publicacion.reaccionar': () => new Promise<object>((resolve) => (refuse = resolve)),
  });
  const { user, close } = openPosts();
  await user.click(await screen.findByRole('button', { name: 'Me gusta: 2' }));
  expect(await screen.findByRole('button', { name: 'Me gusta: 3', pressed: true })).toBeVisible();
  await waitFor(() => expect(inputsOf('publicacion.reaccionar')).toHaveLength(1));
  await act(async () =>
    refuse(refusal(409, { code: 'conflicto', message: 'La publicación ya no está en el muro.' })),
  );
  expect(await screen.findByRole('button', { name: 'Me gusta: 2', pressed: false })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'No pudimos guardar tu reacción. La publicación ya no está en el muro.',
  );
  close();
});

test('another reaction is chosen from the sheet with the keyboard', async () => {
  const post = aPost();
  const { inputsOf } = postsWire({
    'publicacion.listar': wallOf([post]),
    'publicacion.obtener': post,
    'publicacion.reaccionar': { ok: true },
  });
  const { user, close } = openPosts();
  await user.click(await screen.findByRole('button', { name: 'Reaccionar' }));
  await user.keyboard('{ArrowRight}{Enter}');
  await waitFor(() =>
    expect(inputsOf('publicacion.reaccionar')[0]).toMatchObject({ id: 1, reaction: 'love' }),
  );
  close();
});

test('confirming the reading shows at once and keeps when', async () => {
  const post = aPost({ asksConfirmation: true });
  const { inputsOf } = postsWire({
    'publicacion.listar': wallOf([post]),
    'publicacion.obtener': { ...post, confirmedAt: clock.now().toISOString() },
    'publicacion.confirmarLectura': { ok: true },
  });
  const { user, close } = openPosts();
  await user.click(await screen.findByRole('button', { name: 'Confirmar lectura' }));
  expect(await screen.findByText(/Confirmaste la lectura/)).toHaveTextContent('Hace un momento');
  await waitFor(() => expect(inputsOf('publicacion.confirmarLectura')[0]).toMatchObject({ id: 1 }));
  close();
});

test('posts seen for a while are marked read together; own ones never', async () => {
  const observer = fakeObserver();
  const unread = { readAt: null };
  const wall = [aPost({ id: 1, ...unread }), aPost({ id: 2, ...unread }), aPost({ id: 3 })];
  const mine = aPost({ id: 4, ...unread, mine: true });
  const { inputsOf } = postsWire({ 'publicacion.listar': wallOf([...wall, mine]) });
  const { close } = openPosts();
  await screen.findAllByRole('article');
  expect(screen.getAllByText('Sin leer')).toHaveLength(2);
  expect(observer.watched()).toHaveLength(2);
  jest.useFakeTimers();
  for (const element of observer.watched()) observer.show(element, 0.8);
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  jest.useRealTimers();
  expect(inputsOf('publicacion.marcarLeidas')).toMatchObject([{ ids: [1, 2] }]);
  expect(screen.queryByText('Sin leer')).not.toBeInTheDocument();
  close();
});

test('filters stand in the URL and come off one by one', async () => {
  const { inputsOf } = postsWire({ 'publicacion.listar': wallOf([]) });
  const { user, router, close } = openPosts('/posts?unread=1&q=fr%C3%ADo', author);
  await user.click(await screen.findByRole('button', { name: 'Quitar filtro Sin leer' }));
  expect(router.state.location.search).toBe('?q=fr%C3%ADo');
  expect(screen.getByRole('searchbox', { name: 'Buscar en el muro' })).toHaveValue('frío');
  await user.click(screen.getByRole('button', { name: 'Filtrar' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Archivadas' }));
  await waitFor(() =>
    expect(inputsOf('publicacion.listar').at(-1)).toMatchObject({
      search: 'frío',
      filters: { field: 'state', operator: 'is', value: 'archived' },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Quitar filtros' }));
  expect(router.state.location.search).toBe('');
  expect(await screen.findByText('Todavía no hay publicaciones')).toBeInTheDocument();
  close();
});

test('a reader is offered neither to publish nor what is archived', async () => {
  postsWire({ 'publicacion.listar': wallOf([aPost()]) });
  const { user, close } = openPosts();
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: 'Publicar' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Opciones/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Filtrar' }));
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Archivadas' })).not.toBeInTheDocument();
  close();
});

test('“Ver más” adds the next page below and keeps it in the URL', async () => {
  const page = (input: Record<string, unknown>) => {
    if (JSON.stringify(input).includes('pendingConfirmation')) return { rows: [], total: 0 };
    const at = Number(input.page);
    return { rows: [aPost({ id: at, title: `Aviso ${at}` })], total: 21 };
  };
  postsWire({ 'publicacion.listar': page });
  const { user, router, close } = openPosts();
  await user.click(await screen.findByRole('button', { name: 'Ver más' }));
  expect(await screen.findByRole('article', { name: 'Aviso 2' })).toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Aviso 1' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?page=2');
  expect(screen.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
  close();
});

test('what waits for a confirmation is told beside the wall', async () => {
  const waiting = aPost({ id: 9, title: 'Cámaras frías', asksConfirmation: true });
  postsWire({ 'publicacion.listar': { rows: [waiting], total: 1 } });
  const { close } = openPosts();
  const aside = await screen.findByRole('complementary', { name: 'Resumen del muro' });
  const pending = await within(aside).findByRole('region', { name: 'Te falta confirmar (1)' });
  expect(within(pending).getByRole('link', { name: 'Cámaras frías' })).toHaveAttribute(
    'href',
    '/posts/9',
  );
  close();
});
