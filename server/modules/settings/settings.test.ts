import { getSettings, saveSettings } from '@contract/settings/settingAcciones';
import { plainSettings, type SettingKey, type Settings } from '@contract/settings/settings';
import { sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const read = async (user: string) => (await server.call(getSettings, {}, user)).body.values;
const save = (values: object, user: string) =>
  server.call(saveSettings, { values: values as Settings }, user);

const layout = [
  { key: 'number', shown: true, width: 90, pinned: 'left' as const },
  { key: 'state', shown: false },
];

test("what one person keeps follows them and is nobody else's", async () => {
  await save({ theme: 'dark', rail: 'closed' }, 'empleado');
  await save({ theme: 'light' }, 'empleado');
  expect(await read('empleado')).toEqual({ theme: 'light', rail: 'closed' });
  expect(await read('rrhh')).toEqual({});
});

test('null forgets a key', async () => {
  await save({ theme: null }, 'empleado');
  expect(await read('empleado')).toEqual({ rail: 'closed' });
});

/** Each key has some values, the awkward ones among them; the compiler wants every key. */
const samples: { [K in Exclude<SettingKey, `grid.${string}`>]: Settings[K][] } = {
  theme: ['light', 'dark', 'system'],
  density: ['comfortable', 'compact'],
  rail: ['open', 'closed'],
  letterKeys: [true, false],
};

const written: [string, unknown][] = [
  ...Object.entries(samples).flatMap(([key, values]) =>
    values.map((value): [string, unknown] => [key, value]),
  ),
  ['grid.orders', { own: layout, over: null }],
  ['grid.orders', { own: null, over: { view: 3, layout } }],
  ['grid.receipts/people', { own: null, over: null }],
];

test.each(written)('%s is read back as it was written: %j', async (key, value) => {
  const values = { [key]: value };
  expect((await save(values, 'jefe')).body.values).toMatchObject(values);
  expect(await read('jefe')).toMatchObject(values);
});

test('every key has its samples', () => {
  expect(Object.keys(samples).sort()).toEqual(Object.keys(plainSettings).sort());
});

test.each([
  { theme: true },
  { theme: 'green' },
  { letterKeys: 'on' },
  { 'grid.orders': '[{"key":"number","shown":true}]' },
  { 'grid.orders': layout },
  { nobody: 'reads this' },
  { nobody: null },
])('%j is refused, and nothing is kept', async (values) => {
  const { status, error } = await save(values, 'operario');
  expect(status).toBe(422);
  expect(Object.keys(error.fields ?? {})).toEqual([`values.${Object.keys(values)[0]}`]);
  expect(await read('operario')).toEqual({});
});

test('columns kept as a text are still there; what no definition knows is left out', async () => {
  const { db } = server.services.database;
  const put = (key: string, value: string) =>
    db.execute(sql`insert into account_setting (account_id, key, value)
      select id, ${key}, to_jsonb(${value}::text) from account where username = 'supervisor'`);
  await put('grid.people', JSON.stringify(layout));
  await put('grid.stock', '');
  await put('grid.orders', '{not json');
  await put('theme', 'green');
  await put('old', 'x');
  expect(await read('supervisor')).toEqual({ 'grid.people': { own: layout, over: null } });
});

test('nobody fills the server with keys', async () => {
  const values = Object.fromEntries(
    Array.from({ length: 120 }, (_, index) => [`grid.list${index}`, { own: null, over: null }]),
  );
  expect((await save(values, 'rrhh')).status).toBe(422);
  expect(await read('rrhh')).toEqual({});
});
