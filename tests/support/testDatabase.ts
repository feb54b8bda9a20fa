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

export type TestDatabase = { url: string; ownerUrl: string; drop(): Promise<void> };

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
    drop: () => asAdmin([`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`]),
  };
};
