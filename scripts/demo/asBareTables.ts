import type { Client } from 'pg';

interface Statements {
  drop: string;
  make: string;
}

/** Plain indexes, then what refers to other tables: that is checked over all rows at once, with the indexes there. */
const PARTS = `
  select 'drop index ' || i.indexrelid::regclass as drop, pg_get_indexdef(i.indexrelid) as make, 1 as turn
  from pg_index i where i.indrelid = any($1::regclass[]) and not i.indisunique
  union all
  select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname),
    format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)), 2
  from pg_constraint c where c.conrelid = any($1::regclass[]) and c.contype = 'f'
  order by turn`;

/**
 * Millions of rows enter faster into tables without plain indexes and without a look at another table for each row.
 * All of it is made again, and so proven, before the transaction of the caller ends.
 */
export async function asBareTables(
  client: Client,
  tables: readonly string[],
  fill: () => Promise<void>,
  timed: (text: string, work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<Statements>(PARTS, [tables]);
  for (const { drop } of rows) await client.query(drop);
  await fill();
  await timed('índices y claves', async () => {
    for (const { make } of rows) await client.query(make);
  });
}
