import { noteServer } from '../../../tests/support/noteServer';
import { makeBaseQuery } from '../wms/baseQuery';
import { memoryStore } from './memoryStore';
import { makeOfflineQueue, type Round } from './offlineQueue';
import { ownerOf } from './queuedChange';

const meta = {
  'nota.guardar': { queueable: true },
  'nota.borrar': {},
  'nota.leer': { read: true },
} as const;

const notes = noteServer();
const { up, down, texts } = notes;

const stateOf = (ID: number) => ({
  user: { ID, JWT: `jwt-${ID}`, WMS: `http://127.0.0.1:${notes.port}` },
  client: {},
  config: {},
  roles: {},
});

function begin(store = memoryStore()) {
  let state = stateOf(7);
  const getState = () => state;
  const queue = makeOfflineQueue(store);
  const base = makeBaseQuery(meta, queue);
  const rounds: Round[] = [];
  queue.onRound((round) => rounds.push(round));
  const { signal } = new AbortController();
  const call = async (accion: string, text?: string) =>
    base(
      { url: `/${accion}`, ...(text ? { method: 'POST', body: { text } } : {}) },
      { getState, signal } as unknown as Parameters<typeof base>[1],
      {},
    );
  const become = (id: number) => {
    state = stateOf(id);
  };
  return {
    store,
    queue,
    rounds,
    getState,
    become,
    call,
    save: (t: string) => call('nota.guardar', t),
  };
}

let onLine: jest.SpyInstance;

beforeEach(async () => {
  notes.heard = [];
  notes.answers = {};
  // The browser says that there is no network, and nothing is tried twice.
  onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await up();
});
afterEach(async () => {
  onLine.mockRestore();
  await down();
});

test('what is done without network is kept, answers, and goes out once and in order', async () => {
  const { queue, rounds, getState, save } = begin();
  await save('antes');
  await down();
  expect(await save('uno')).toEqual({ data: { ok: true } });
  expect(await save('dos')).toEqual({ data: { ok: true } });
  expect(queue.count()).toBe(2);
  await up();
  await Promise.all([queue.flush(getState), queue.flush(getState)]);
  expect(texts()).toEqual(['antes', 'uno', 'dos']);
  expect(queue.count()).toBe(0);
  const answers = ['uno', 'dos'].map((text) => ({
    change: expect.objectContaining({ body: { text } }),
    answer: expect.anything(),
  }));
  expect(rounds).toEqual([{ sent: 2, answers, refused: [] }]);
});

test('a change whose answer was lost goes again under the same key', async () => {
  const { queue, getState, save } = begin();
  notes.answers.uno = 'lose';
  await save('uno');
  notes.answers = {};
  await queue.flush(getState);
  expect(texts()).toEqual(['uno', 'uno']);
  expect(notes.heard[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(notes.heard[1]?.key).toBe(notes.heard[0]?.key);
});

test('a later change waits for its turn, and any call that arrives sends what waits', async () => {
  const { queue, save, call } = begin();
  await down();
  await save('uno');
  await up();
  await save('dos');
  expect(texts()).toEqual(['uno', 'dos']);
  await down();
  await save('tres');
  await up();
  await call('nota.leer');
  await queue.settled();
  expect(texts()).toEqual(['uno', 'dos', undefined, 'tres']);
});

test('whoever says that the network is back while a try still fails has another made at once', async () => {
  const store = memoryStore();
  let fail: () => void = () => undefined;
  const failing = new Promise<'later'>((resolve) => {
    fail = () => resolve('later');
  });
  const outcomes = [failing, Promise.resolve('sent' as const)];
  const queue = makeOfflineQueue(store, () => outcomes.shift() ?? failing);
  const getState = () => stateOf(7);
  const owner = ownerOf(getState());
  if (!owner) throw new Error('whoever is signed in owns what they did');
  await queue.keep({ ...owner, key: 'uno', accion: 'nota.guardar', body: { text: 'uno' } });
  const first = queue.flush(getState);
  const back = queue.flush(getState);
  fail();
  await Promise.all([first, back]);
  expect(queue.count()).toBe(0);
  expect(outcomes).toEqual([]);
});

test('survives a reload and is never sent under another session', async () => {
  const { store, save } = begin();
  await down();
  await save('de siete');
  await up();
  const next = begin(store);
  next.become(8);
  await next.queue.flush(next.getState);
  expect(notes.heard).toEqual([]);
  expect(next.queue.count()).toBe(0);
  next.become(7);
  await next.queue.flush(next.getState);
  expect(notes.heard).toMatchObject([{ text: 'de siete', userId: '7' }]);
});

test('what the server refuses for good is dropped and told; the rest goes on', async () => {
  const { queue, rounds, getState, save } = begin();
  await down();
  for (const text of ['mala', 'buena']) await save(text);
  await up();
  notes.answers.mala = 422;
  await queue.flush(getState);
  expect(texts()).toEqual(['mala', 'buena']);
  expect(rounds).toMatchObject([
    { sent: 1, refused: [{ change: { body: { text: 'mala' } }, error: { status: 422 } }] },
  ]);
});

test.each([503, 429, 401])('after a %d all wait, in their order', async (status) => {
  const { queue, getState, save } = begin();
  await down();
  for (const text of ['uno', 'dos']) await save(text);
  await up();
  notes.answers.uno = status;
  await queue.flush(getState);
  expect([texts(), queue.count()]).toEqual([['uno'], 2]);
  notes.answers = {};
  await queue.flush(getState);
  expect(texts()).toEqual(['uno', 'uno', 'dos']);
});

test('a change that may not wait fails at once', async () => {
  const { queue, call } = begin();
  await down();
  expect(await call('nota.borrar', 'x')).toMatchObject({ error: { code: 'sin_red' } });
  expect(queue.count()).toBe(0);
});

test('what was refused stays to be read after a reload, does not hold up the rest, and can be tried again', async () => {
  const { store, queue, getState, save } = begin();
  await down();
  for (const text of ['mala', 'buena']) await save(text);
  await up();
  notes.answers.mala = 409;
  await queue.flush(getState);
  const { queue: later } = begin(store);
  await later.flush(getState);
  expect([texts(), later.count()]).toEqual([['mala', 'buena'], 0]);
  const [refused] = later.refused();
  expect(refused).toMatchObject({ body: { text: 'mala' }, refused: 'No se puede.' });
  if (!refused) throw new Error('forgotten');
  notes.answers = {};
  await later.tryAgain(refused, getState);
  expect(texts()).toEqual(['mala', 'buena', 'mala']);
  expect(notes.heard[2]?.key).toBe(notes.heard[0]?.key);
  expect(later.refused()).toEqual([]);
});

test('what may not wait goes after what waited', async () => {
  const { save, call } = begin();
  await down();
  await save('uno');
  await up();
  await call('nota.borrar', 'después');
  expect(texts()).toEqual(['uno', 'después']);
});

test('who signs out leaves behind what they asked for, and nothing else', async () => {
  const { store, queue, getState } = begin();
  const owner = ownerOf(getState());
  if (!owner) throw new Error('nobody is in');
  await queue.keep({ ...owner, body: {}, key: 'a', accion: 'publicacion.marcarLeidas' });
  await queue.keep({ ...owner, body: {}, key: 'b', accion: 'publicacion.comentar' });
  await queue.forgetUnasked(getState());
  expect((await store.of(owner)).map(({ key }) => key)).toEqual(['b']);
  expect(queue.count()).toBe(1);
});
