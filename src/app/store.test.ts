import { configureStore } from '@reduxjs/toolkit';
import { keptAnswers } from '@/services/offline/keptAnswers';
import { configSet } from '@/services/session/configSlice';
import { keepSession } from '@/services/session/keepSession';
import { sessionEnded, signedIn } from '@/services/session/sessionActions';
import { sessionReducers } from '@/services/session/sessionStore';
import { api } from '@/services/wms/api';
import { makeStore } from './store';

const ana = { id: 7, JWT: 'a.b.c', name: 'Ana', client: { url: 'https://wms.test' }, roles: {} };
const luz = { ...ana, id: 8, name: 'Luz', roles: { CHATS: true } };

const item = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
const items = () => Object.keys(localStorage).sort();
const four = ['CLIENT', 'CONFIG', 'ROLES', 'USER'];

/** A write of another tab reaches this one as an event. */
function fromOtherTab(key: string | null, value: unknown) {
  const newValue = value === null ? null : JSON.stringify(value);
  if (key !== null && newValue !== null) localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}

const settled = async (persistor: { flush: () => Promise<unknown> }) => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  await persistor.flush();
};

const opened: ReturnType<typeof makeStore>['persistor'][] = [];

function openStore() {
  const made = makeStore();
  opened.push(made.persistor);
  return made;
}

let listen: jest.SpyInstance;

beforeEach(() => {
  localStorage.clear();
  listen = jest.spyOn(window, 'addEventListener');
});

/** The store of one test is not one more tab in the next, and writes nothing there that it had still to write. */
afterEach(async () => {
  for (const persistor of opened.splice(0)) await settled(persistor);
  for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener);
  listen.mockRestore();
});

it('holds exactly four items from the first visit on', async () => {
  const { persistor } = openStore();
  await settled(persistor);
  expect(items()).toEqual(four);
  expect(four.map(item)).toEqual([{}, {}, {}, {}]);
});

it('writes readable JSON when somebody signs in, and empties it after', async () => {
  const { store, persistor } = openStore();
  await settled(persistor);
  store.dispatch(signedIn(ana));
  store.dispatch(configSet({ key: 'theme', value: 'dark' }));
  await persistor.flush();
  expect(item('USER')).toMatchObject({ ID: 7, NAME: 'Ana', WMS: 'https://wms.test', DNI: null });
  expect(Object.keys(item('USER'))).toHaveLength(11);
  expect(item('ROLES')).toMatchObject({ CHATS: false, POSTS: { SHOW: false, CREATE: false } });
  expect(item('CLIENT')).toEqual({ url: 'https://wms.test' });
  store.dispatch(sessionEnded());
  await persistor.flush();
  expect(four.map(item)).toEqual([{}, { theme: 'dark' }, {}, {}]);
  expect(items()).toEqual(four);
});

it('keeps who signs in before the storage has answered', async () => {
  const { store, persistor } = openStore();
  store.dispatch(signedIn(ana));
  await settled(persistor);
  expect(store.getState().user.NAME).toBe('Ana');
  expect(item('USER')).toMatchObject({ ID: 7 });
});

it('reads the items as well as it writes them', async () => {
  localStorage.setItem('CONFIG', '{"theme":"dark"}');
  // This store lacks the state that the first render is given.
  const store = configureStore({
    reducer: sessionReducers(),
    middleware: (defaults) => defaults({ serializableCheck: false }),
  });
  const persistor = keepSession(store);
  opened.push(persistor);
  await settled(persistor);
  expect(store.getState().config.theme).toBe('dark');
});

it('knows who is here at the first render', async () => {
  const first = openStore();
  await settled(first.persistor);
  first.store.dispatch(signedIn(luz));
  await first.persistor.flush();
  const { store, persistor } = openStore();
  expect(store.getState().user.NAME).toBe('Luz');
  await settled(persistor);
  expect(store.getState().roles.CHATS).toBe(true);
});

it.each(['{"ID":7', '"texto"', '[]', 'null', '{"ID":7}', '{"JWT":"x"}', 'undefined'])(
  'starts empty from the corrupt item %p',
  async (text) => {
    for (const key of ['USER', 'ROLES', 'CLIENT']) localStorage.setItem(key, text);
    localStorage.setItem('CONFIG', '{"theme":"dark"}');
    const { store, persistor } = openStore();
    await settled(persistor);
    expect(store.getState().user.ID).toBeUndefined();
    expect(store.getState().config.theme).toBe('dark');
    expect(item('USER')).toEqual({});
  },
);

it('writes down what was chosen just before the page is left', async () => {
  const { store, persistor } = openStore();
  await settled(persistor);
  store.dispatch(configSet({ key: 'pushOffer', value: true }));
  window.dispatchEvent(new Event('pagehide'));
  expect(item('CONFIG')).toMatchObject({ pushOffer: true });
});

it('signs out when another tab does', async () => {
  const { store, persistor } = openStore();
  await settled(persistor);
  store.dispatch(signedIn(ana));
  await persistor.flush();
  fromOtherTab('USER', {});
  expect(store.getState().user.ID).toBeUndefined();
  expect(store.getState().client.url).toBeUndefined();
  await persistor.flush();
  expect([item('ROLES'), item('CLIENT')]).toEqual([{}, {}]);
});

it('signs out when local storage is cleared', async () => {
  const { store, persistor } = openStore();
  await settled(persistor);
  store.dispatch(signedIn(ana));
  fromOtherTab(null, null);
  expect(store.getState().user.ID).toBeUndefined();
});

it('becomes the person who signs in in another tab, and forgets what the first one read', async () => {
  const { store, persistor } = openStore();
  await settled(persistor);
  store.dispatch(signedIn(ana));
  const endpoints = api.injectEndpoints({
    endpoints: (build) => ({
      probe: build.query<string, void>({ queryFn: () => ({ data: 'x' }) }),
    }),
  });
  await store.dispatch(endpoints.endpoints.probe.initiate());
  expect(Object.keys(store.getState().wms.queries)).toHaveLength(1);
  const other = { ...store.getState().user, ID: 8, NAME: 'Luz', _persist: undefined };
  fromOtherTab('USER', other);
  fromOtherTab('ROLES', { CHATS: true });
  fromOtherTab('CLIENT', { name: 'Otra' });
  const state = store.getState();
  expect([state.user.NAME, state.roles.CHATS, state.client.url]).toEqual(['Luz', true, undefined]);
  expect(Object.keys(state.wms.queries)).toHaveLength(0);
});

it('forgets what was kept for reading without network when somebody else comes, looks as another, or leaves', async () => {
  const forget = jest.spyOn(keptAnswers, 'forget');
  const { store, persistor } = openStore();
  await settled(persistor);
  const after = (action: Parameters<typeof store.dispatch>[0]) => {
    forget.mockClear();
    store.dispatch(action);
    return forget.mock.calls.length > 0;
  };
  const middle = btoa(JSON.stringify({ ver: { kind: 'role', name: 'Jefe', until: '' } }));
  expect(after(signedIn(ana))).toBe(false);
  expect(after(signedIn({ ...ana, JWT: 'renewed' }))).toBe(false);
  expect(after(signedIn({ ...ana, JWT: `a.${middle}.c` }))).toBe(true);
  expect(after(signedIn(ana))).toBe(false);
  expect(after(signedIn(luz))).toBe(true);
  expect(after(sessionEnded())).toBe(true);
  forget.mockRestore();
});

it('writes nothing back that came from another tab', async () => {
  const { store, persistor } = openStore();
  await settled(persistor);
  store.dispatch(signedIn(luz));
  await settled(persistor);
  const write = jest.spyOn(Storage.prototype, 'setItem');
  const reversed = (key: string) => Object.fromEntries(Object.entries(item(key)).reverse());
  fromOtherTab('CONFIG', { theme: 'dark' });
  fromOtherTab('ROLES', reversed('ROLES'));
  fromOtherTab('USER', { ...reversed('USER'), NAME: 'Sol' });
  write.mockClear();
  await settled(persistor);
  expect(store.getState().config.theme).toBe('dark');
  expect(store.getState().user.NAME).toBe('Sol');
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});
