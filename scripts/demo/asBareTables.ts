import type { Client } from 'pg';

/** Does a part of the work and says how long it took. */
export type Timed = (text: string, work: () => Promise<void>) => Promise<void>;

interface Statements {
  drop: string;
  make: string;
}

/**
 * The parts in the order in which they are made again: constraints that make rows unique or exclude others, the other
 * indexes, and then references to another table from here or from elsewhere, which are checked over all rows at once,
 * with the indexes there. They are dropped in the opposite order.
 */
const PARTS = `
  with bare as (select unnest($1::regclass[]) as id)
  select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
    format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as make,
    case c.contype when 'f' then 3 else 1 end as turn
  from pg_constraint c
  where (c.contype in ('p', 'u', 'x') and c.conrelid in (select id from bare))
    or (c.contype = 'f' and (c.conrelid in (select id from bare) or c.confrelid in (select id from bare)))
  union all
  select 'drop index ' || i.indexrelid::regclass, pg_get_indexdef(i.indexrelid), 2
  from pg_index i
  where i.indrelid in (select id from bare) and not exists (
    select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
  order by turn`;

/**
 * Millions of rows enter faster into tables without indexes and without a look at another table for each row.
 * All of it is made again, and so proven, before the transaction of the caller ends.
 */
export async function asBareTables(
  client: Client,
  tables: readonly string[],
  fill: () => Promise<void>,
  timed: Timed,
): Promise<void> {
  const { rows } = await client.query<Statements>(PARTS, [tables]);
  for (const { drop } of [...rows].reverse()) await client.query(drop);
  await fill();
  await timed('índices y claves', async () => {
    for (const { make } of rows) await client.query(make);
  });
}
