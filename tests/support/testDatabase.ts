import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { TEMPLATE, type TestPostgres } from './testPostgres';

export const connection = (): TestPostgres => {
  const text = process.env.ANDEN_TEST_PG;
  if (!text)
    throw new Error(
      'ANDEN_TEST_PG is not set: start the tests through jest, playwright or npm test',
    );
  return JSON.parse(text) as TestPostgres;
};

const asAdmin = async (statements: string[]): Promise<void> => {
  const client = new Client({ connectionString: connection().adminUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

const replace = (url: string, database: string): string =>
  url.replace(`/${TEMPLATE}?`, `/${database}?`);

export type TestDatabase = {
  url: string;
  ownerUrl: string;
  /** From now on every connection of this database is so far ahead of the machine, those that are open too. */
  moveClock(aheadMs: number): Promise<void>;
  drop(): Promise<void>;
};

/** A migrated database of its own for one test file, empty or with the demo organisation. */
export const createTestDatabase = async (demo = false): Promise<TestDatabase> => {
  const name = `prueba_${randomBytes(6).toString('hex')}`;
  // The template may have one copier at a time; the lock ends with the connection.
  await asAdmin([
    'SELECT pg_advisory_lock(4600)',
    `CREATE DATABASE ${name} TEMPLATE ${demo ? connection().demoTemplate : TEMPLATE} OWNER anden_owner STRATEGY file_copy`,
  ]);
  return {
    url: replace(connection().appUrl, name),
    ownerUrl: replace(connection().ownerUrl, name),
    moveClock: async (aheadMs) => {
      const client = new Client({ connectionString: replace(connection().ownerUrl, name) });
      await client.connect();
      // Plans that PostgreSQL kept end with the function that they were made of.
      await client
        .query(`create or replace function anden_now() returns timestamptz language sql stable parallel safe
          as $$ select now() + interval '${aheadMs} milliseconds' $$`)
        .finally(() => client.end());
    },
    drop: () => asAdmin([`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`]),
  };
};
