import { act, screen, waitFor, within } from '@testing-library/react';
import { postsApi } from '@/services/wms/generated/posts.gen';
import { renderApp } from '../../../tests/support/renderApp';
import { sampleModules } from '../../../tests/support/sampleModules';
import { startServer } from '../../../tests/support/startServer';

let online: jest.SpyInstance;
const network = (there: boolean) => {
  online.mockReturnValue(there);
  act(() => void window.dispatchEvent(new Event(there ? 'online' : 'offline')));
};
beforeEach(() => {
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => online.mockRestore());

test('says that the network is gone and goes away when it is back', () => {
  const { close } = renderApp(sampleModules, { path: '/users' });
  network(false);
  expect(screen.getByText(/Estás sin conexión/)).toBeInTheDocument();
  network(true);
  expect(screen.queryByText(/Estás sin conexión/)).not.toBeInTheDocument();
  close();
});

test('counts what waits, sends it when the network is back and tells what the server refused', async () => {
  const heard: string[] = [];
  const server = await startServer((accion) => {
    if (accion === 'servidor.estado') return { body: { capabilities: ['bodies', 'bearer'] } };
    if (!accion.startsWith('publicacion')) return { status: 404, body: {} };
    heard.push(accion);
    const gone = { code: 'no_encontrado', message: 'Esa publicación ya no está.' };
    return accion === 'publicacion.comentar' ? { status: 404, body: gone } : { body: { ok: true } };
  });
  const { store, user, close } = renderApp(sampleModules, {
    path: '/users',
    server: server.url,
  });
  const fetchNow = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  network(false);
  const { reactToPost, commentPost, markPostsRead } = postsApi.endpoints;
  await act(async () => {
    await store.dispatch(reactToPost.initiate({ id: 1, reaction: 'like' })).unwrap();
    await store.dispatch(markPostsRead.initiate({ ids: [1] })).unwrap();
    const comment = store.dispatch(commentPost.initiate({ postId: 1, body: 'Hola' }));
    expect(await comment.unwrap()).toMatchObject({ body: 'Hola', postId: 1, canDelete: false });
  });
  expect(screen.getByText(/2 cambios esperan conexión y se envían solos/)).toBeInTheDocument();
  globalThis.fetch = fetchNow;
  network(true);
  expect(await screen.findByText(/No se guardó tu comentario.*ya no está/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/esperan conexión/)).not.toBeInTheDocument());
  // The words are not lost with the notice.
  const bar = screen.getByText('1 cambio que esperaba conexión no se guardó.');
  await user.click(within(bar.parentElement as HTMLElement).getByRole('button', { name: 'Ver' }));
  const dialog = await screen.findByRole('dialog', { name: 'Lo que no se guardó' });
  expect(within(dialog).getByText('Hola')).toBeInTheDocument();
  expect(within(dialog).getByText('Esa publicación ya no está.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByText(/no se guardó/)).not.toBeInTheDocument());
  expect(heard).toEqual([
    'publicacion.reaccionar',
    'publicacion.marcarLeidas',
    'publicacion.comentar',
  ]);
  close();
  await server.stop();
});
