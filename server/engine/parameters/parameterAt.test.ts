import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { openPool } from '../../db/client';
import { site } from '../../db/schema/organisation';
import { parameter } from '../../db/schema/settings';
import { parameterAt } from './parameterAt';

let database: TestDatabase;
let open: ReturnType<typeof openPool>;
let rosario = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  open = openPool(database.url, () => undefined);
  const [row] = await open.db.insert(site).values({ name: 'Rosario' }).returning();
  rosario = row?.id ?? 0;
  await open.db.insert(parameter).values([
    { code: 'tope', validFrom: '2025-01-01', value: '10' },
    { code: 'tope', validFrom: '2026-03-06', value: '12.5' },
    { code: 'tope', siteId: rosario, validFrom: '2025-06-01', value: '99' },
  ]);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

test.each([
  ['2024-12-31', null, null],
  ['2025-01-01', null, '10.000000'],
  ['2026-03-05', null, '10.000000'],
  ['2026-03-06', null, '12.500000'],
  ['2025-05-31', 'rosario', '10.000000'],
  ['2025-06-01', 'rosario', '99.000000'],
  ['2026-11-21', 'rosario', '99.000000'],
])('on %s for %s it is %s', async (day, where, expected) => {
  expect(await parameterAt(open.db, 'tope', day, where ? rosario : null)).toBe(expected);
});

test('two values from the same day are refused by the database', async () => {
  await expect(
    open.db.insert(parameter).values({ code: 'tope', validFrom: '2025-01-01', value: '11' }),
  ).rejects.toThrow();
});
