import { Client } from 'pg';
import { openPool } from '../../server/db/client';
import { checkSeal } from '../../server/modules/closes/checkSeal';
import { lastMonth } from '../../server/modules/closes/periods';
import { createTestDatabase } from '../../tests/support/testDatabase';
import '../../server/modules';
import { growDemo } from './growDemo';

test('a month that grew after its close is sealed again over everybody, so that its pay can be reckoned', async () => {
  const database = await createTestDatabase(true);
  const { db, close } = openPool(database.ownerUrl, () => undefined);
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  /** How many rows the closes of the last month keep, all of which must hold. */
  const sealedRows = async () => {
    const closes = await Promise.all([1, 2, 3].map((id) => checkSeal(db, id, lastMonth())));
    expect(closes.flat().map(({ state }) => state)).toEqual(Array(6).fill('intact'));
    return closes.flat().flatMap(({ parts }) => parts.map(({ rows }) => rows));
  };
  try {
    const before = await sealedRows();
    const size = { people: 120, orders: 0, punches: 24_000 };
    await growDemo(client, database.ownerUrl, size, (_text, work) => work());
    const sum = (rows: number[]) => rows.reduce((all, one) => all + one, 0);
    expect(sum(await sealedRows())).toBeGreaterThan(sum(before) + 500);
  } finally {
    await client.end();
    await close();
    await database.drop();
  }
});
