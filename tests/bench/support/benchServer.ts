import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/config';
import { startEmbedded } from '../../../server/db/embedded/startEmbedded';
import { migrate } from '../../../server/db/migrate';
import { readAccountViewer } from '../../../server/session/readViewer';

/** A whole server over a database of its own with the demo, for measuring; durable as in production. */
async function openServer() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'anden-bench-'));
  const postgres = await startEmbedded({ dataDir });
  await migrate(postgres.ownerUrl);
  const { app, services } = await buildApp({
    config: readConfig({ ANDEN_DATA: dataDir }),
    ownerUrl: postgres.ownerUrl,
    appUrl: postgres.appUrl,
    clientFolder: path.join(dataDir, 'no-client'),
    version: 'bench',
    logFile: null,
  });
  const { rows } = await services.database.pool.query<{ id: number }>(
    `select id from account where username = 'admin'`,
  );
  const admin = await readAccountViewer(services.database.db, rows[0]?.id ?? 0);
  if (!admin) throw new Error('no administrator');
  return {
    app,
    services,
    admin,
    /** As the owner of the tables, whom alone PostgreSQL lets look after them. */
    asOwner: async (statement: string) => {
      const client = new Client({ connectionString: postgres.ownerUrl });
      await client.connect();
      const { rows } = await client.query(statement).finally(() => client.end());
      return rows;
    },
    close: async () => {
      await app.close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type BenchServer = Awaited<ReturnType<typeof openServer>>;

/** Measures, says what it saw, and leaves nothing running. */
export async function bench(
  measure: (server: BenchServer, say: (line: string) => void) => Promise<void>,
): Promise<void> {
  const server = await openServer();
  try {
    await measure(server, (line) => process.stdout.write(`${line}\n`));
  } finally {
    await server.close();
  }
}

/** People made by the database itself, as many as wanted. */
export const manyPeople = (count: number, first = 1) =>
  `insert into person (docket, first_name, last_name, dni, cuil, birth_date, hire_date, site_id, area_id, manager_id, position, email, phone)
   select 'B' || n, 'Nombre' || n % 997, 'Apellido' || n % 7919, (10000000 + n)::text, (20000000000 + n)::text,
     date '1960-01-01' + (n % 15000)::int, date '2010-01-01' + (n % 5000)::int, 1 + n % 3, 1 + n % 8, 1,
     'Operario de recepción', 'persona' || n || '@elandamio.example', '+54 11 5000-' || n
   from generate_series(${first}, ${count}) n`;
