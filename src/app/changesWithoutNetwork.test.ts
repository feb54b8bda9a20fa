import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { AccionDefinition } from '@contract/core/accion';
import { type AccionKey, acciones } from '@contract/registry';
import { can } from '@contract/session/can';
import { currentNotice, dropNotice } from '@/components/feedback/noticeQueue';
import { offlineQueue } from '@/services/offline/offlineQueue';
import { unaskedChanges, waitingChanges } from '@/services/offline/waitingChanges';
import { api } from '@/services/wms/api';
import { seedRoles } from '../../server/seed/roles';
import { makeStore } from './store';

const generated = path.join(__dirname, '../services/wms/generated');
for (const file of readdirSync(generated)) require(path.join(generated, file));

const staff = [seedRoles.empleado.flags, seedRoles.operario.flags];
const isForStaff = ({ method, permission }: AccionDefinition) => {
  if (method !== 'POST' || permission === 'public') return false;
  if (permission === 'session') return true;
  const flags = typeof permission === 'string' ? [permission] : permission;
  return flags.some((flag) => staff.some((roles) => can(roles, flag)));
};

const changes = (Object.entries(acciones) as [AccionKey, AccionDefinition][]).filter(([, accion]) =>
  isForStaff(accion),
);
const queueable = changes.filter(([, accion]) => accion.queueable);

/** Done by the page, not by the person, who misses nothing when it does not arrive. */
const unasked = ['renewSession', 'tellTyping'];

let online: jest.SpyInstance;
beforeEach(() => {
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  for (const key of ['ROLES', 'CONFIG', 'CLIENT']) localStorage.setItem(key, '{}');
  localStorage.setItem('USER', JSON.stringify({ ID: 7, JWT: 'jwt', NAME: 'Ana' }));
});
afterEach(() => online.mockRestore());

/** Says what the person is told; a change is kept or refused before anything looks into its fields. */
async function make(key: AccionKey): Promise<string | null> {
  const { store } = makeStore();
  const endpoints = api.endpoints as unknown as Record<
    string,
    { initiate: (arg: object) => Parameters<typeof store.dispatch>[0] } | undefined
  >;
  const endpoint = endpoints[key];
  if (!endpoint) throw new Error(`${key} has no endpoint`);
  await store.dispatch(endpoint.initiate({ id: 1 }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  const notice = currentNotice();
  if (notice) dropNotice(notice.id);
  return notice?.text ?? null;
}

test('there are changes of both kinds', () => {
  expect(changes.length).toBeGreaterThan(60);
  expect(queueable.length).toBeGreaterThan(7);
});

test.each(queueable.map(([key, accion]) => [accion.name, key] as const))(
  '%s waits for the network, and what it says of itself is known',
  async (name, key) => {
    expect(await make(key)).toBeNull();
    const [kept] = offlineQueue.pending().filter(({ accion }) => accion === name);
    expect(kept).toMatchObject({ accion: name, userId: 7 });
    if (kept) await offlineQueue.forget(kept);
    expect(name in waitingChanges || unaskedChanges.has(name)).toBe(true);
  },
);

test.each(
  changes
    .filter(([key, accion]) => !accion.queueable && !unasked.includes(key))
    .map(([key, accion]) => [accion.name, key] as const),
)('%s says at once that it did not happen', async (_name, key) => {
  expect(await make(key)).toMatch(/^No se hizo, porque no hay conexión/);
  expect(offlineQueue.count()).toBe(0);
});
