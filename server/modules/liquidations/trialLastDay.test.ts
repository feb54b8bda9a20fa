import { readFile } from 'node:fs/promises';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { anyOf } from '../../db/anyOf';
import { migrationsFolder } from '../../db/migrate';
import { payConcept } from '../../db/schema/payConcepts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const codes = ['INDEMNIZACION', 'INTEGRACION', 'PREAVISO'];
const stored = () =>
  server.services.database.db
    .select()
    .from(payConcept)
    .where(anyOf(payConcept.code, [...codes]))
    .orderBy(payConcept.code);

test('concepts of an organisation from before count the last day as within, and its own words stay', async () => {
  const { pool } = server.services.database;
  const now = await stored();
  expect(now).toHaveLength(codes.length);
  const [before, after] = ['>=', '>'].map((sign) => `meses_empleo ${sign} parametro(prueba_meses)`);
  await pool.query(
    `update pay_concept set condition = replace(condition, $1, $2), quantity = replace(quantity, $1, $2)`,
    [after, before],
  );
  const own = { code: 'INTEGRACION', condition: 'despido_sin_causa y 7 <= meses_empleo' };
  await pool.query('update pay_concept set condition = $2 where code = $1', [
    own.code,
    own.condition,
  ]);
  await pool.query(await readFile(`${migrationsFolder()}/0080_trial-last-day.sql`, 'utf8'));
  const mended = await stored();
  expect(mended.map(({ code, condition, quantity }) => [code, condition, quantity])).toEqual(
    now.map(({ code, condition, quantity }) => [
      code,
      code === own.code ? own.condition : condition,
      quantity,
    ]),
  );
  // Whatever run is open says that its concepts changed.
  expect(mended.map(({ version }, at) => version - (now[at]?.version ?? 0))).toEqual([1, 0, 1]);
});
