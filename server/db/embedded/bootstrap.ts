import { Client } from 'pg';
import type { Secrets } from '../secrets';
import { StartFault } from '../startFault';

const extensions = ['btree_gist', 'pg_trgm', 'unaccent', 'pgcrypto'];

const withClient = async (url: string, work: (client: Client) => Promise<void>): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

const setRole = async (client: Client, role: string, password: string): Promise<void> => {
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  const verb = rowCount ? 'ALTER' : 'CREATE';
  await client.query(`${verb} ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
};

const createDatabase = async (client: Client): Promise<void> => {
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'anden'");
  if (!rowCount) await client.query('CREATE DATABASE anden OWNER anden_owner');
};

const prepareDatabase = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM pg_available_extensions WHERE name = ANY($1)',
    [extensions],
  );
  for (const { name } of rows) await client.query(`CREATE EXTENSION IF NOT EXISTS ${name}`);
  const grants = [
    'SELECT, INSERT, UPDATE, DELETE ON TABLES',
    'USAGE ON SEQUENCES',
    'EXECUTE ON FUNCTIONS',
    'USAGE ON SCHEMAS',
  ];
  for (const grant of grants)
    await client.query(`ALTER DEFAULT PRIVILEGES FOR ROLE anden_owner GRANT ${grant} TO anden_app`);
};

/** Makes sure that this cluster and these secrets belong together. */
export const checkAccess = async (adminUrl: string, clusterDir: string): Promise<void> => {
  try {
    await withClient(adminUrl, async () => {});
  } catch (error) {
    if ((error as { code?: string }).code !== '28P01') throw error;
    throw new StartFault(
      `La base en ${clusterDir} no acepta las claves de anden.json: recuperá ese archivo de una copia, o empezá en otra carpeta con ANDEN_DATA=/ruta npm start.`,
    );
  }
};

/** Roles, database and extensions of a new cluster; safe to repeat when a first start was cut short. */
export const bootstrap = async (
  adminUrl: (database: string) => string,
  secrets: Secrets,
): Promise<void> => {
  await withClient(adminUrl('postgres'), async (client) => {
    await setRole(client, 'anden_owner', secrets.ownerPassword);
    await setRole(client, 'anden_app', secrets.appPassword);
    await createDatabase(client);
  });
  await withClient(adminUrl('anden'), prepareDatabase);
};
