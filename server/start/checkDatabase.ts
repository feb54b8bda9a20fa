import { Client } from 'pg';
import { StartFault } from '../db/startFault';

const OLDEST = 15;

const reason = ({ message }: Error): string => (/timeout/.test(message) ? 'no contesta' : message);

const explain = (error: Error & { code?: string }, url: URL): string => {
  const name = decodeURIComponent(url.pathname.slice(1));
  switch (error.code) {
    case '28P01':
    case '28000':
      return 'La base de datos rechazó el usuario o la contraseña de DATABASE_URL: corregilos.';
    case '3D000':
      return `La base de datos "${name}" no existe en ${url.host}: creala o corregí DATABASE_URL.`;
    default:
      return `No se pudo abrir la base de datos de DATABASE_URL en ${url.host || 'este equipo'} (${error.code ?? reason(error)}): revisá que esté encendida y que la dirección sea correcta.`;
  }
};

type Facts = { version: string; encoding: string };

const readFacts = async (databaseUrl: string): Promise<Facts> => {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(
      "SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding",
    );
    const [facts] = rows;
    if (facts) return facts;
    throw new Error('no answer');
  } catch (error) {
    throw new StartFault(explain(error as Error, new URL(databaseUrl)));
  } finally {
    await client.end().catch(() => {});
  }
};

/** Refuses a database of the customer that cannot hold the data, before anything is written to it. */
export const checkDatabase = async (databaseUrl: string): Promise<void> => {
  const { version, encoding } = await readFacts(databaseUrl);
  if (Number.parseInt(version, 10) < OLDEST)
    throw new StartFault(
      `La base de datos de DATABASE_URL es PostgreSQL ${version}: hace falta la ${OLDEST} o una posterior.`,
    );
  if (encoding !== 'UTF8')
    throw new StartFault(
      `La base de datos de DATABASE_URL usa ${encoding}: creala con CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0.`,
    );
};
