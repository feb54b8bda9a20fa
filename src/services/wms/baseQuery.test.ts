import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import { makeBaseQuery, type WmsArgs } from './baseQuery';
import { startGoing } from './goingPage';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const ok = () => new Response('{"ok":true}');

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

const meta = {
  'usuario.ingresar': {
    public: true,
    alone: true,
    entry: 'mobile-final',
    private: ['usuario', 'clave'],
  },
  'persona.buscar': { read: true, private: ['dni'] },
} as const;

function makeStore() {
  const api = createApi({
    reducerPath: 'wms',
    baseQuery: makeBaseQuery(meta),
    endpoints: (build) => ({
      read: build.query<unknown, WmsArgs>({ query: (args) => args }),
      change: build.mutation<unknown, WmsArgs>({ query: (args) => args }),
    }),
  });
  const session = { user: { ID: 7, JWT: 'a.b.c' }, client: {}, config: {} };
  const store = configureStore({
    reducer: {
      user: () => session.user,
      client: () => session.client,
      config: () => session.config,
      wms: api.reducer,
    },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const { read, change } = api.endpoints;
  return {
    read: (args: WmsArgs) => store.dispatch(read.initiate(args)),
    change: (args: WmsArgs) => store.dispatch(change.initiate(args)),
  };
}

const sent = (index: number) => {
  const [url, init] = fetchMock.mock.calls[index] ?? ['', {}];
  return { url, ...init, headers: (init?.headers ?? {}) as Record<string, string> };
};

it('turns the path into the accion, reads by GET, and names the user', async () => {
  fetchMock.mockResolvedValue(ok());
  const { data } = await makeStore().read({ url: '/publicacion.listar', params: { pagina: 2 } });
  expect(data).toEqual({ ok: true });
  expect(sent(0)).toMatchObject({
    url: 'http://localhost/web-service?token=anden&accion=publicacion.listar&nusuario=7&pagina=2',
    method: 'GET',
    headers: { Authorization: 'Bearer a.b.c' },
  });
});

it('sends a private read by POST, without a key', async () => {
  fetchMock.mockResolvedValue(ok());
  await makeStore().read({ url: '/persona.buscar', params: { dni: '30111222' } });
  expect(sent(0).method).toBe('POST');
  expect(sent(0).url).not.toContain('30111222');
  expect(sent(0).headers).not.toHaveProperty('Idempotency-Key');
});

it('names no user where anybody may call', async () => {
  fetchMock.mockResolvedValue(ok());
  const body = { usuario: 'ana', clave: 'x' };
  await makeStore().change({ url: '/usuario.ingresar', method: 'POST', body });
  expect(sent(0).url).toBe('http://localhost/mobile-final?token=anden&accion=usuario.ingresar');
});

it('makes a key per change and keeps it when it tries again', async () => {
  fetchMock
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockImplementation(async () => ok());
  const { change } = makeStore();
  await change({ url: '/publicacion.crear', method: 'POST', body: { titulo: 'a' } });
  await change({ url: '/publicacion.crear', method: 'POST', body: { titulo: 'a' } });
  const keys = [0, 1, 2].map((index) => sent(index).headers['Idempotency-Key']);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('keeps the key of a change that waited', async () => {
  fetchMock.mockResolvedValue(ok());
  await makeStore().change({ url: '/a.b', method: 'POST', idempotencyKey: 'vieja' });
  expect(sent(0).headers['Idempotency-Key']).toBe('vieja');
});

it('does not repeat what the server refused', async () => {
  fetchMock.mockImplementation(async () => new Response('{"code":"conflicto"}', { status: 409 }));
  const { error } = await makeStore().change({ url: '/a.b', method: 'POST' });
  expect(error).toMatchObject({ status: 409, code: 'conflicto' });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('opens a session at once and only once, with no key that would keep its answer', async () => {
  fetchMock.mockImplementation(() => Promise.resolve(new Response('{}', { status: 503 })));
  const { error } = await makeStore().change({
    url: '/usuario.ingresar',
    body: { usuario: 'ana' },
  });
  expect(error).toMatchObject({ status: 503 });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(sent(0).url).toMatch(/\/mobile-final\?/);
  expect(sent(0).headers['Idempotency-Key']).toBeUndefined();
});

it('asks nothing more in the name of somebody else once the page is about to go', async () => {
  fetchMock.mockResolvedValue(ok());
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
  startGoing();
  void makeStore().read({ url: '/publicacion.listar' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fetchMock).not.toHaveBeenCalled();
  // It did not go after all.
  now.mockReturnValue(1_020_000);
  await makeStore().read({ url: '/publicacion.listar' });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  now.mockRestore();
});
