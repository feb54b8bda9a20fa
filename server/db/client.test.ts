import { sql } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { toFault } from '../engine/http/answerError';
import { type Database, openPool, type PoolBounds, taskBounds } from './client';

let database: TestDatabase;
const open: Database[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const { close } of open) await close();
  await database.drop();
});

function pool(bounds?: Partial<PoolBounds>) {
  const opened = openPool(database.url, () => undefined, bounds);
  open.push(opened);
  return opened.db;
}

const refusal = async (work: Promise<unknown>) => {
  const fault = toFault(await work.catch((error: unknown) => error));
  return [fault?.status, fault?.code, fault?.message];
};
const TOO_SLOW = [503, 'demora', expect.stringMatching(/tardó demasiado/)];

test('a statement that takes too long is ended, and its asker told so', async () => {
  const db = pool({ statementMs: 200 });
  expect(await refusal(db.execute(sql`select pg_sleep(20)`))).toEqual(TOO_SLOW);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('so is a transaction of many short ones', async () => {
  const db = pool({ transactionMs: 300 });
  const long = db.transaction(async (tx) => {
    for (let asked = 0; asked < 100; asked += 1) await tx.execute(sql`select pg_sleep(0.1)`);
  });
  expect(await refusal(long)).toEqual(TOO_SLOW);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('a request may take seconds, a task minutes', async () => {
  const shown = async (db: Database['db']) =>
    (
      await db.execute(
        sql`select current_setting('statement_timeout') as statement, current_setting('transaction_timeout') as whole`,
      )
    ).rows;
  expect(await shown(pool())).toEqual([{ statement: '10s', whole: '30s' }]);
  expect(await shown(pool(taskBounds))).toEqual([{ statement: '10min', whole: '0' }]);
});
