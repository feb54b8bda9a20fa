import { eq, sql } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { type Database, openPool } from './client';
import { site } from './schema/organisation';
import { sendAlong } from './transactions';

let database: TestDatabase;
let opened: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openPool(database.url, () => undefined, { max: 3 });
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const names = async (): Promise<string[]> =>
  (await opened.db.select({ name: site.name }).from(site).orderBy(site.id)).map(({ name }) => name);
const clean = () => opened.db.delete(site);
beforeEach(clean);

test('what is sent along is written with the rest, in its order', async () => {
  const seen = await opened.db.transaction(async (tx) => {
    await sendAlong(tx, tx.insert(site).values({ name: 'Uno' }));
    await sendAlong(tx, tx.insert(site).values({ name: 'Dos' }));
    return tx.select({ name: site.name }).from(site).orderBy(site.id);
  });
  expect(seen).toEqual([{ name: 'Uno' }, { name: 'Dos' }]);
  expect(await names()).toEqual(['Uno', 'Dos']);
});

const failing = (db: Database['db']) => db.execute(sql`select 1 / (select 0) as sent_along`);

test('what goes wrong with it undoes all, and is what is told', async () => {
  const afterwards = opened.db.transaction(async (tx) => {
    await tx.insert(site).values({ name: 'Uno' });
    await sendAlong(tx, failing(tx));
    return 'done';
  });
  await expect(afterwards).rejects.toMatchObject({ cause: { message: 'division by zero' } });
  const before = opened.db.transaction(async (tx) => {
    await sendAlong(tx, failing(tx));
    await tx.insert(site).values({ name: 'Dos' });
  });
  await expect(before).rejects.toMatchObject({ cause: { message: 'division by zero' } });
  expect(await names()).toEqual([]);
});

test('what the work itself refuses is told as it is', async () => {
  const refused = opened.db.transaction(async (tx) => {
    await sendAlong(tx, tx.insert(site).values({ name: 'Uno' }));
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  expect(await names()).toEqual([]);
});

test('a failure that nobody minded is not taken for a success', async () => {
  const swallowed = opened.db.transaction(async (tx) => {
    await tx.insert(site).values({ name: 'Uno' });
    await tx.execute(sql`select 1 / (select 0)`).catch(() => undefined);
  });
  await expect(swallowed).rejects.toThrow('the transaction was undone');
  expect(await names()).toEqual([]);
});

test('a part that fails by itself leaves the rest, and its own words are waited for', async () => {
  await opened.db.transaction(async (tx) => {
    await tx.insert(site).values({ name: 'Uno' });
    const part = tx.transaction(async (inner) => {
      await inner.insert(site).values({ name: 'Dos' });
      await sendAlong(inner, failing(inner));
    });
    await expect(part).rejects.toMatchObject({ cause: { message: 'division by zero' } });
    await tx.update(site).set({ name: 'Tres' }).where(eq(site.name, 'Uno'));
  });
  expect(await names()).toEqual(['Tres']);
});

test('outside of a transaction it is waited for', async () => {
  await expect(sendAlong(opened.db, failing(opened.db))).rejects.toThrow();
});

test('what a request asks at once goes over one connection, which is free afterwards', async () => {
  const db = opened.forRequest();
  const backend = async () =>
    (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;
  const pids = await Promise.all([backend(), backend(), backend(), backend(), backend()]);
  expect(new Set(pids).size).toBe(1);
  const results = await Promise.allSettled([failing(db), backend(), failing(db), backend()]);
  expect(results.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(opened.pool.waitingCount).toBe(0);
  expect(opened.pool.idleCount).toBe(opened.pool.totalCount);
});

test('where no connection is to be had all of them hear it', async () => {
  const closed = openPool(database.url, () => undefined);
  await closed.close();
  const db = closed.forRequest();
  const results = await Promise.allSettled([db.execute(sql`select 1`), db.execute(sql`select 2`)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
