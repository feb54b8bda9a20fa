import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';

async function one<Row extends Record<string, unknown>>(db: Db, query: SQL): Promise<Row> {
  const { rows } = await db.execute<Row>(query);
  const [row] = rows as unknown as Row[];
  if (!row) throw new Error('a question about the server had no answer');
  return row;
}

const instant = (value: string | null) => (value === null ? null : new Date(value).toISOString());

export async function readDatabase(db: Db) {
  const from = performance.now();
  await db.execute(sql`select 1`);
  const answerMs = Math.round((performance.now() - from) * 10) / 10;
  const row = await one<{ version: string; bytes: string; used: number; most: number }>(
    db,
    sql`select current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as used,
      current_setting('max_connections')::int as most`,
  );
  const { version, bytes, used, most } = row;
  return { version, bytes: Number(bytes), connections: used, maxConnections: most, answerMs };
}

/** The largest, with their indexes; rows as the planner last counted them. */
export async function readTables(db: Db) {
  const { rows } = await db.execute<{ name: string; rows: string; bytes: string }>(
    sql`select relname as name, greatest(reltuples, 0)::bigint as rows, pg_total_relation_size(oid) as bytes
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by pg_total_relation_size(oid) desc, relname limit 8`,
  );
  return rows.map((row) => ({ name: row.name, rows: Number(row.rows), bytes: Number(row.bytes) }));
}

export async function readQueue(db: Db) {
  const row = await one<{ waiting: number; running: number; failed: number; since: string | null }>(
    db,
    sql`select count(*) filter (where state = 'queued')::int as waiting,
      count(*) filter (where state = 'running')::int as running,
      count(*) filter (where state = 'failed' and created_at > anden_now() - interval '7 days')::int as failed,
      min(created_at) filter (where state = 'queued') as since
      from job_progress`,
  );
  const { since, ...counts } = row;
  return { ...counts, waitingSince: instant(since) };
}

export async function readAuditHealth(db: Db) {
  const row = await one<{ sealed: string | null; waiting: number }>(
    db,
    sql`select (select finished_at from chore_run where name = 'seal-audit' and error is null) as sealed,
      (select count(*)::int from audit_entry where id > coalesce((select max(entry_id) from audit_seal), 0)) as waiting`,
  );
  return { sealedAt: instant(row.sealed), waiting: row.waiting };
}
