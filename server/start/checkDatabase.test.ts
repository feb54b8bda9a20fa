import { Client } from 'pg';
import { borrowPostgres } from '../../tests/support/postgres/borrowPostgres';
import { StartFault } from '../db/startFault';
import { checkDatabase } from './checkDatabase';

let adminUrl: string;
beforeAll(async () => {
  ({ adminUrl } = await borrowPostgres('empty'));
});

const changed = (change: (url: URL) => void): string => {
  const url = new URL(adminUrl);
  change(url);
  return url.href;
};

test('a PostgreSQL in UTF-8 is accepted', async () => {
  await expect(checkDatabase(adminUrl)).resolves.toBeUndefined();
});

test.each([
  [
    'a wrong password',
    (url: URL) => {
      url.password = 'otra';
    },
    /rechazó el usuario o la contraseña/,
  ],
  [
    'a database that does not exist',
    (url: URL) => {
      url.pathname = '/nadie';
    },
    /La base de datos "nadie" no existe/,
  ],
  [
    'nobody listening',
    (url: URL) => {
      url.searchParams.set('host', '127.0.0.1');
      url.port = '1';
    },
    /No se pudo abrir la base de datos .*ECONNREFUSED/,
  ],
])('%s is told in one line, without the password', async (_, change, sentence) => {
  const refusal = checkDatabase(changed(change)).catch((error: Error) => error);
  const error = (await refusal) as Error;
  expect(error).toBeInstanceOf(StartFault);
  expect(error.message).toMatch(sentence);
  expect(error.message).not.toContain('\n');
  expect(error.message).not.toContain(new URL(adminUrl).password);
});

test('a database in another encoding is refused', async () => {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(
    "CREATE DATABASE en_latin1 ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0",
  );
  try {
    const url = changed((value) => {
      value.pathname = '/en_latin1';
    });
    await expect(checkDatabase(url)).rejects.toThrow(/usa LATIN1: creala con/);
  } finally {
    await client.query('DROP DATABASE en_latin1 WITH (FORCE)');
    await client.end();
  }
});
