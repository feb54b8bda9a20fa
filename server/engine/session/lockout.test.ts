import { changePassword } from '@contract/session/changePassword';
import { signIn } from '@contract/session/sessionAcciones';
import { sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { lockoutKeys, tooMany, tryOnce } from './lockout';
import { ADDRESS_FAILURES } from './lockoutRules';

const LIMIT = 5;
let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterEach(() => server.services.database.db.execute(sql`delete from sign_in_failure`));
afterAll(() => server.close());

const failuresOf = async (key: string) => {
  const asked = sql`select failures from sign_in_failure where key like ${key}`;
  const { rows } = await server.services.database.db.execute<{ failures: number }>(asked);
  return rows[0]?.failures ?? 0;
};
const many = <T>(amount: number, one: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: amount }, (_, index) => one(index)));

test('of 500 wrong passwords at once no more are looked at than the limit, not even the right one among them', async () => {
  const answers = await many(500, (index) =>
    server.call(signIn, { usuario: 'jefe', clave: index === 499 ? 'anden2026' : `mal ${index}` }),
  );
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(200), count(401), count(429)]).toEqual([0, LIMIT - 1, 500 - LIMIT + 1]);
  expect(await failuresOf('account:jefe@%')).toBe(LIMIT);
  expect(await failuresOf('address:%')).toBe(LIMIT);
});

test('of passwords for many names at once from one address no more are looked at than its limit', async () => {
  const answers = await many(300, (index) =>
    server.call(signIn, { usuario: `nadie${index}`, clave: 'mal' }),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(ADDRESS_FAILURES - 1);
  expect(await failuresOf('address:%')).toBe(ADDRESS_FAILURES);
});

test('whoever is signed in cannot try more at once either', async () => {
  const session = await server.sessionOf('operario');
  const answers = await many(100, (index) =>
    server.call(
      changePassword,
      {
        claveActual: index === 99 ? 'anden2026' : `mal ${index}`,
        claveNueva: 'mate con tortafritas',
      },
      session,
    ),
  );
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(200), count(422), count(429)]).toEqual([0, LIMIT, 100 - LIMIT]);
});

test('a whole office that signs in at once with the right passwords waits for nobody', async () => {
  const answers = await many(80, () =>
    server.call(signIn, { usuario: 'empleado', clave: 'anden2026' }),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await failuresOf('address:%')).toBe(0);
});

test.each([
  [1, 0],
  [4, 0],
  [5, 30],
  [6, 60],
  [7, 120],
  [12, 3600],
  [1000, 3600],
])('after %s failures one waits %s seconds', async (failures, seconds) => {
  const { db } = server.services.database;
  const keys = lockoutKeys('Alguien', '10.0.0.1');
  await db.execute(sql`insert into sign_in_failure (key, failures, last_at)
    values (${keys.account}, ${failures - 1}, anden_now())`);
  const waits: number[] = [];
  const wrong = async () => false;
  const refuse = (wait: number) => {
    waits.push(wait);
    return tooMany(wait);
  };
  await expect(tryOnce(db, keys, wrong, refuse)).rejects.toThrow();
  expect(waits).toEqual([seconds]);
});

test('a day later they are forgotten, and a right one in time begins anew', async () => {
  const { db } = server.services.database;
  const keys = lockoutKeys('alguien', '10.0.0.1');
  const tries = (right: boolean) => tryOnce(db, keys, async () => right, tooMany);
  await db.execute(sql`insert into sign_in_failure (key, failures, last_at)
    values (${keys.account}, 900, anden_now() - interval '25 hours'), (${keys.address}, 7, anden_now())`);
  await expect(tries(false)).rejects.toThrow();
  expect(await failuresOf(keys.account)).toBe(1);
  await tries(true);
  expect([await failuresOf(keys.account), await failuresOf(keys.address)]).toEqual([0, 8]);
});
