import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { borrowPostgres } from './postgres/borrowPostgres';
import { TEMPLATE } from './postgres/testPostgres';

const asAdmin = async (adminUrl: string, statements: string[]): Promise<void> => {
  const client = new Client({ connectionString: adminUrl });
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
  adminUrl: string;
  /** The files that belong to the demo. */
  demoFiles: string;
  ownerUrl: string;
  /** From now on every connection of this database is so far ahead of the machine, those that are open too. */
  moveClock(aheadMs: number): Promise<void>;
  drop(): Promise<void>;
};

/** A migrated database of its own for one test file, empty or with the demo organisation. */
export const createTestDatabase = async (demo = false): Promise<TestDatabase> => {
  const { adminUrl, appUrl, ownerUrl, demoTemplate, demoFiles } = await borrowPostgres(
    demo ? 'demo' : 'empty',
  );
  const name = `prueba_${randomBytes(6).toString('hex')}`;
  // The template may have one copier at a time; the lock ends with the connection.
  await asAdmin(adminUrl, [
    'SELECT pg_advisory_lock(4600)',
    `CREATE DATABASE ${name} TEMPLATE ${demo ? demoTemplate : TEMPLATE} OWNER anden_owner STRATEGY file_copy`,
  ]);
  return {
    url: replace(appUrl, name),
    ownerUrl: replace(ownerUrl, name),
    adminUrl,
    demoFiles,
    moveClock: async (aheadMs) => {
      const client = new Client({ connectionString: replace(ownerUrl, name) });
      await client.connect();
      // Plans that PostgreSQL kept end with the function that they were made of.
      await client
        .query(`create or replace function anden_now() returns timestamptz language sql stable parallel safe
          as $$ select now() + interval '${aheadMs} milliseconds' $$`)
        .finally(() => client.end());
    },
    drop: () => asAdmin(adminUrl, [`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`]),
  };
};
