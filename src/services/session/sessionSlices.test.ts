import { normalizeRoles } from '@contract/session/normalizeRoles';
import { clientReducer } from './clientSlice';
import { configReducer, configSet, selectConfig } from './configSlice';
import { isLoginAnswer } from './loginAnswer';
import { rolesReducer } from './rolesSlice';
import { sessionEnded, signedIn } from './sessionActions';
import { selectSignedIn, selectUser, userReducer } from './userSlice';

const answer = {
  id: 7,
  wmsId: 70,
  docket: '0042',
  name: 'Ana Ríos',
  JWT: 'a.b.c',
  dni: '30111222',
  email: 'ana@anden.test',
  imageUrl: '/fotos/30111222',
  position: 'Operaria',
  rating: '4.50',
  client: { url: 'https://wms.test', name: 'Depósito' },
  roles: { POSTS: { SHOW: true }, ORDERS: { show: true } },
};

it('keeps the user under the keys of the specification', () => {
  const user = userReducer({}, signedIn(answer));
  expect(user).toEqual({
    ID: 7,
    WMS_USER_ID: 70,
    DOCKET: '0042',
    NAME: 'Ana Ríos',
    JWT: 'a.b.c',
    DNI: '30111222',
    EMAIL: 'ana@anden.test',
    IMAGE_URL: '/fotos/30111222',
    POSITION: 'Operaria',
    WMS: 'https://wms.test',
    RATING: '4.50',
  });
  expect(selectUser({ user })).toBe(user);
  expect([selectSignedIn({ user }), selectSignedIn({ user: {} })]).toEqual([true, false]);
});

it('has every key when the server says little', () => {
  const user = userReducer({}, signedIn({ id: 7, JWT: 'a.b.c' }));
  expect(Object.keys(user)).toHaveLength(11);
  expect(Object.values(user).filter((value) => value === null)).toHaveLength(9);
});

it('keeps every role flag, and the client as it came', () => {
  expect(rolesReducer({}, signedIn(answer))).toEqual(normalizeRoles(answer.roles));
  expect(clientReducer({}, signedIn(answer))).toEqual(answer.client);
  expect(clientReducer({ url: 'x' }, signedIn({ id: 1, JWT: 'j' }))).toEqual({});
});

it('empties user, roles and client when the session ends, and leaves the settings', () => {
  expect(userReducer(userReducer({}, signedIn(answer)), sessionEnded())).toEqual({});
  expect(rolesReducer(rolesReducer({}, signedIn(answer)), sessionEnded())).toEqual({});
  expect(clientReducer({ url: 'x' }, sessionEnded())).toEqual({});
  expect(configReducer({ theme: 'dark' }, sessionEnded())).toEqual({ theme: 'dark' });
});

it('sets, changes and removes a setting', () => {
  const one = configReducer({}, configSet({ key: 'theme', value: 'dark' }));
  const two = configReducer(one, configSet({ key: 'olderServers', value: ['https://a.test'] }));
  const three = configReducer(two, configSet({ key: 'theme', value: undefined }));
  expect(selectConfig('theme')({ config: two })).toBe('dark');
  expect(three).toEqual({ olderServers: ['https://a.test'] });
});

it.each([
  [answer, true],
  [{ id: 1, JWT: 'x' }, true],
  [{ id: '1', JWT: 'x' }, false],
  [{ id: 1, JWT: '' }, false],
  [{ id: 1 }, false],
  [null, false],
  ['hola', false],
])('%p is a login answer: %p', (value, expected) => {
  expect(isLoginAnswer(value)).toBe(expected);
});
