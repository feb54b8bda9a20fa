import { type SQL, sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { TestServer } from './buildServer';
import { until } from './until';

interface Held {
  /** The statement whose lock the work runs into. */
  lock: string;
  begin: () => Promise<unknown>;
  /** Happens while the work waits. */
  meanwhile?: () => Promise<unknown>;
  /** Ends the connection that waits, as if its process had died there; otherwise it goes on. */
  kill?: boolean;
  /** The one who holds commits what they wrote; otherwise they take it back. */
  keep?: boolean;
}

/** Stops work where it needs what another holds. */
export async function whileHeld(
  { ownerUrl, services }: Pick<TestServer, 'ownerUrl' | 'services'>,
  { lock, begin, meanwhile, kill = false, keep = false }: Held,
): Promise<void> {
  const { db } = services.database;
  const holder = new Client({ connectionString: ownerUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query(lock);
  const begun = begin();
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
  const blocked: SQL = sql`${rows[0]?.pid ?? 0}::int = any(pg_blocking_pids(pid))`;
  await until(
    async () =>
      (
        await db.execute<{ n: number }>(
          sql`select count(*)::int as n from pg_stat_activity where ${blocked}`,
        )
      ).rows[0]?.n ?? 0,
    (count) => count > 0,
  );
  await meanwhile?.();
  if (kill) {
    await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${blocked}`);
  }
  await holder.query(keep ? 'commit' : 'rollback');
  await holder.end();
  await begun;
}
