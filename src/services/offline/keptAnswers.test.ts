import { makeBaseQuery } from '../wms/baseQuery';
import type { AnswerStore, KeptAnswer } from './answerTable';
import { makeKeptAnswers } from './keptAnswers';
import { memoryStore } from './memoryStore';
import { makeOfflineQueue } from './offlineQueue';

const meta = {
  'muro.leer': { read: true, keptOffline: true },
  'recibo.leer': { read: true, keptOffline: { mine: true, personId: null } },
  'legajo.leer': { read: true },
} as const;

const DAY = 24 * 60 * 60_000;

function memoryAnswers() {
  const answers = new Map<string, KeptAnswer>();
  const keyOf = ({ base, userId }: { base: string; userId: number }, question: string) =>
    `${base} ${userId} ${question}`;
  const store: AnswerStore = {
    put: async (answer) => void answers.set(keyOf(answer, answer.question), answer),
    get: async (owner, question) => answers.get(keyOf(owner, question)),
    drop: async (except, since) => {
      for (const [key, { base, userId, at }] of answers) {
        const stays = except?.base === base && except.userId === userId && at >= since;
        if (!stays) answers.delete(key);
      }
    },
  };
  return { store, answers };
}

/** The token of somebody who looks as another. */
const viewing = `x.${btoa(JSON.stringify({ ver: { kind: 'role', name: 'Jefe', until: '' } }))}.x`;

function begin() {
  const { store, answers } = memoryAnswers();
  let now = Date.parse('2026-11-23T12:00:00Z');
  let user: { ID?: number; JWT?: string } = { ID: 7, JWT: 'jwt' };
  let wms = { queries: {} as Record<string, { data?: unknown }> };
  let reply: () => Promise<Response> = async () => new Response('"nada"');
  globalThis.fetch = () => reply();
  const getState = () => ({ user, client: {}, config: {}, roles: {}, wms });
  const kept = makeKeptAnswers(store, () => now);
  const base = makeBaseQuery(meta, makeOfflineQueue(memoryStore()), kept);
  const { signal } = new AbortController();
  return {
    kept,
    answers,
    getState,
    read: async (accion: string, params: Record<string, unknown> = {}, entry = accion) => {
      const api = { getState, signal, queryCacheKey: entry };
      const answer = await base(
        { url: `/${accion}`, params },
        api as unknown as Parameters<typeof base>[1],
        {},
      );
      await kept.settled();
      return answer;
    },
    answer: (value: unknown, status = 200) => {
      reply = async () => new Response(JSON.stringify(value), { status });
    },
    answerLater: () => {
      let resolve: (value: Response) => void = () => undefined;
      const late = new Promise<Response>((done) => {
        resolve = done;
      });
      reply = () => late;
      return (value: unknown) => resolve(new Response(JSON.stringify(value)));
    },
    cut: () => {
      reply = () => Promise.reject(new TypeError('no network'));
    },
    later: (time: number) => {
      now += time;
    },
    be: (next: typeof user) => {
      user = next;
    },
    show: (entry: string, data: unknown) => {
      wms = { queries: { [entry]: { data } } };
    },
  };
}

const fetchBefore = globalThis.fetch;
let online: jest.SpyInstance;
beforeEach(() => {
  // Or each call that fails would be tried twice more.
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  globalThis.fetch = fetchBefore;
  online.mockRestore();
});

test('without network one reads what one read last, with the hour at which the server said it', async () => {
  const { kept, read, answer, cut, later } = begin();
  answer({ posts: 1 });
  await read('muro.leer', { page: 1 });
  later(12 * 60_000);
  cut();
  expect(await read('muro.leer', { page: 1 })).toEqual({ data: { posts: 1 } });
  expect([...kept.ages()]).toEqual([['muro.leer', Date.parse('2026-11-23T12:00:00Z')]]);
  // Another question was never answered.
  expect(await read('muro.leer', { page: 2 }, 'two')).toMatchObject({ error: { code: 'sin_red' } });
  answer({ posts: 2 });
  expect(await read('muro.leer', { page: 1 })).toEqual({ data: { posts: 2 } });
  expect(kept.ages().size).toBe(0);
});

test('also when what stands before the server says that it is away', async () => {
  const { read, answer } = begin();
  answer({ posts: 1 });
  await read('muro.leer');
  answer({}, 503);
  expect(await read('muro.leer')).toEqual({ data: { posts: 1 } });
});

test('only what the contract names is kept, and of it only what it says', async () => {
  const { answers, read, answer } = begin();
  answer({ rows: [] });
  await read('legajo.leer');
  await read('recibo.leer', { mine: false });
  await read('recibo.leer', { mine: true, personId: 3 });
  expect(answers.size).toBe(0);
  await read('recibo.leer', { mine: true });
  expect(answers.size).toBe(1);
});

test('what is refused is not read from before', async () => {
  const { read, answer } = begin();
  answer({ posts: 1 });
  await read('muro.leer');
  answer({ code: 'sin_permiso', message: 'No.' }, 403);
  expect(await read('muro.leer')).toMatchObject({ error: { code: 'sin_permiso' } });
});

test('what is on the screen is never replaced by what was kept of it', async () => {
  const { read, answer, cut, show } = begin();
  answer({ posts: 1 });
  await read('muro.leer');
  show('muro.leer', { posts: 1, mine: 'a reaction that waits' });
  cut();
  expect(await read('muro.leer')).toMatchObject({ error: { code: 'sin_red' } });
});

test('one person never reads what another read, and who looks as another reads and leaves nothing', async () => {
  const { answers, read, answer, cut, be } = begin();
  answer({ posts: 1 });
  await read('muro.leer');
  cut();
  be({ ID: 8, JWT: 'jwt' });
  expect(await read('muro.leer')).toMatchObject({ error: { code: 'sin_red' } });
  be({ ID: 7, JWT: viewing });
  expect(await read('muro.leer')).toMatchObject({ error: { code: 'sin_red' } });
  answer({ posts: 3 });
  await read('muro.leer');
  expect([...answers.values()].map(({ text }) => text)).toEqual(['{"posts":1}']);
});

test('an answer that comes after the person left is not kept', async () => {
  const { answers, kept, read, answerLater, be } = begin();
  const arrive = answerLater();
  const reading = read('muro.leer');
  be({});
  await kept.forget();
  arrive({ posts: 1 });
  await reading;
  expect(answers.size).toBe(0);
});

test('a session that is over leaves nothing to read', async () => {
  const { answers, read, answer } = begin();
  answer({ posts: 1 });
  await read('muro.leer');
  answer({ code: 'sin_sesion', message: 'Tu sesión terminó.' }, 401);
  await read('legajo.leer');
  expect(answers.size).toBe(0);
});

test('at the start what others left goes, and so does what is older than a session', async () => {
  const { answers, kept, getState, read, answer, cut, later, be } = begin();
  answer({ posts: 1 });
  await read('muro.leer');
  be({ ID: 8, JWT: 'jwt' });
  await read('muro.leer');
  await kept.keepOnly(getState());
  expect([...answers.values()].map(({ userId }) => userId)).toEqual([8]);
  later(8 * DAY);
  cut();
  expect(await read('muro.leer')).toMatchObject({ error: { code: 'sin_red' } });
  await kept.keepOnly(getState());
  expect(answers.size).toBe(0);
});

test('an answer that is too long is not kept', async () => {
  const { answers, read, answer } = begin();
  answer({ text: 'x'.repeat(300_000) });
  await read('muro.leer');
  expect(answers.size).toBe(0);
});
