import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { buildApp } from '../../../server/app';
import { startEmbedded } from '../../../server/db/embedded/startEmbedded';
import { migrate } from '../../../server/db/migrate';
import { readConfig } from '../../../server/engine/config/config';
import { readAccountViewer } from '../../../server/engine/session/readViewer';

/** A whole server for measuring, durable as in production: over the demo in a folder that goes away, or over one that stays. */
export async function openServer(kept?: string) {
  const dataDir = kept ?? (await mkdtemp(path.join(tmpdir(), 'anden-bench-')));
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
    ownerUrl: postgres.ownerUrl,
    /** This asks as the owner of the tables: PostgreSQL lets nobody else look after them. */
    asOwner: async (statement: string) => {
      const client = new Client({ connectionString: postgres.ownerUrl });
      await client.connect();
      const { rows } = await client.query(statement).finally(() => client.end());
      return rows;
    },
    close: async () => {
      await app.close();
      await postgres.stop();
      if (!kept) await rm(dataDir, { recursive: true, force: true });
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

const BATCH = 25_000;

/** People made by the database itself, as many as wanted, spread over the areas that there are. */
export async function addPeople({ services }: BenchServer, last: number, first = 1): Promise<void> {
  for (let from = first; from <= last; from += BATCH) {
    await services.database.pool.query(
      `insert into person (docket, first_name, last_name, dni, cuil, birth_date, hire_date, site_id, area_id, manager_id, position, email, phone)
       select 'B' || n, 'Nombre' || n % 997, 'Apellido' || n % 7919, (10000000 + n)::text, (20000000000 + n)::text,
         date '1960-01-01' + (n % 15000)::int, date '2010-01-01' + (n % 5000)::int, a.site_id, a.id, 1,
         'Operario de recepción', 'persona' || n || '@elandamio.example', '+54 11 5000-' || n
       from generate_series($1::int, $2::int) n
       join (select id, site_id, row_number() over (order by id) - 1 as place, count(*) over () as areas from area) a
         on a.place = n % a.areas`,
      [from, Math.min(from + BATCH - 1, last)],
    );
  }
}
