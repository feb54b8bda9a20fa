import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { builtOnce } from './builtOnce';
import { type Database, openPool } from './client';
import { site } from './schema/organisation';

let database: TestDatabase;
let opened: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openPool(database.url, () => undefined, { max: 3 });
  await opened.db.insert(site).values(['Uno', 'Dos', 'Tres'].map((name) => ({ name })));
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

let builds = 0;
/** The condition twice, with parameters of its own before and after it. */
const sitesWhere = builtOnce((db, where) => {
  builds += 1;
  const matching = db.select({ one: sql`1` }).from(site).where(where);
  return db
    .select({
      name: site.name,
      total: sql`(select count(*) from ${matching} as m)`.mapWith(Number),
    })
    .from(site)
    .where(and(ne(site.name, 'Cuatro'), where))
    .orderBy(site.id)
    .limit(sql.placeholder('limit'));
});

test('it is built once, and each call brings its own condition', async () => {
  const all = await sitesWhere(opened.db, undefined, { limit: 2 });
  expect(all).toEqual([
    { name: 'Uno', total: 3 },
    { name: 'Dos', total: 3 },
  ]);
  const later = await sitesWhere(opened.db, and(gt(site.id, 1), ne(site.name, 'Dos')), {
    limit: 9,
  });
  expect(later).toEqual([{ name: 'Tres', total: 1 }]);
  const within = opened.db.select({ id: site.id }).from(site).where(eq(site.name, 'Uno'));
  expect(await sitesWhere(opened.db, inArray(site.id, within), { limit: 9 })).toHaveLength(1);
  expect(builds).toBe(1);
});

test('one choice beside another does not let more through', async () => {
  const either = sql`${site.name} = 'Uno' or ${site.name} = 'Dos'`;
  const found = await builtOnce((db, where) =>
    db.select().from(site).where(sql`${site.name} = 'Uno' and ${where}`),
  )(opened.db, either);
  expect(found.map(({ name }) => name)).toEqual(['Uno']);
});

test('what looks like a pattern of replacement is a text like any other', async () => {
  const odd = eq(site.name, sql`'$1 $& $$'`);
  expect(await sitesWhere(opened.db, odd, { limit: 9 })).toEqual([]);
});

test('within a transaction it sees what that one wrote, and is undone with it', async () => {
  const add = builtOnce((db) =>
    db
      .insert(site)
      .values({ name: sql.placeholder('name') })
      .returning({ name: site.name }),
  );
  const undone = opened.db.transaction(async (tx) => {
    expect(await add(tx, undefined, { name: 'Cinco' })).toEqual([{ name: 'Cinco' }]);
    await tx.transaction(async (inner) => {
      expect(await sitesWhere(inner, eq(site.name, 'Cinco'), { limit: 9 })).toHaveLength(1);
    });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await sitesWhere(opened.db, eq(site.name, 'Cinco'), { limit: 9 })).toEqual([]);
});

test('a failure says what was asked', async () => {
  const asked = sitesWhere(opened.db, sql`1 / (select 0) = 1`, { limit: 1 });
  await expect(asked).rejects.toMatchObject({
    query: expect.stringContaining('1 / (select 0)'),
    cause: { message: 'division by zero' },
  });
});

test('a database that was opened otherwise is told apart at once', () => {
  expect(() => sitesWhere(drizzle(opened.pool))).toThrow('not opened by dbOn');
});
