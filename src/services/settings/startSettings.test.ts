import { makeStore } from '@/app/store';
import { startServer } from '../../../tests/support/startServer';
import { configSet } from '../session/configSlice';
import { api } from '../wms/api';
import { startSettings } from './startSettings';

let stored: Record<string, unknown> = {};
let saves: unknown[] = [];
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer((accion, body) => {
    if (accion === 'servidor.estado') return { body: { capabilities: ['bodies', 'bearer'] } };
    if (accion === 'config.guardar') {
      const { values } = JSON.parse(body);
      saves.push(values);
      stored = { ...stored, ...values };
    }
    return { body: { values: stored } };
  });
});
afterAll(() => server.stop());

function begin(config: Record<string, unknown>) {
  saves = [];
  localStorage.setItem('USER', JSON.stringify({ ID: 7, JWT: 'jwt', WMS: server.url }));
  localStorage.setItem('CLIENT', JSON.stringify({ url: server.url }));
  localStorage.setItem('CONFIG', JSON.stringify(config));
  const { store } = makeStore();
  const stop = startSettings(store);
  const close = () => {
    stop();
    store.dispatch(api.util.resetApiState());
  };
  return { store, close };
}

const until = async (holds: () => boolean) => {
  for (let tries = 0; tries < 200 && !holds(); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(holds()).toBe(true);
};

const rest = () => new Promise((resolve) => setTimeout(resolve, 1200));

test('what the person chose on another device is here after entering', async () => {
  stored = { theme: 'dark' };
  const { store, close } = begin({ theme: 'light', server: 'https://otro.example' });
  await until(() => store.getState().config.theme === 'dark');
  await rest();
  expect(store.getState().config.server).toBe('https://otro.example');
  expect(saves).toEqual([]);
  close();
});

test('a change made here is saved once the hand rests, and only that', async () => {
  stored = { theme: 'dark' };
  const { store, close } = begin({});
  await until(() => store.getState().config.theme === 'dark');
  store.dispatch(configSet({ key: 'density', value: 'compact' }));
  store.dispatch(configSet({ key: 'rail', value: 'closed' }));
  store.dispatch(configSet({ key: 'server', value: 'https://no.se.guarda' }));
  await until(() => saves.length > 0);
  await rest();
  expect(saves).toEqual([{ density: 'compact', rail: 'closed' }]);
  close();
});

test('what somebody else left in this browser is not saved as mine', async () => {
  stored = {};
  const { store, close } = begin({ theme: 'dark', density: 'compact' });
  await rest();
  expect(saves).toEqual([]);
  store.dispatch(configSet({ key: 'theme', value: 'light' }));
  await rest();
  expect(saves).toEqual([{ theme: 'light' }]);
  close();
});
