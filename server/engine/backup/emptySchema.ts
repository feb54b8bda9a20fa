import type { Client } from 'pg';

const ofNoExtension = (catalog: string, alias: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass
    and d.objid = ${alias}.oid and d.deptype = 'e')`;

async function drop(client: Client, query: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(query);
  for (const { statement } of rows) await client.query(statement);
}

/** Takes away what the migrations made, and leaves the extensions, which only a superuser may give. */
export async function emptySchema(client: Client): Promise<void> {
  await drop(
    client,
    `select 'drop table ' || string_agg(quote_ident(c.relname), ', ' order by c.relname) || ' cascade' as statement
      from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
        and ${ofNoExtension('pg_class', 'c')} having count(*) > 0`,
  );
  // Sequences of identities went with their tables.
  await drop(
    client,
    `select format('drop sequence if exists %I cascade', c.relname) as statement
      from pg_class c where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace
        and ${ofNoExtension('pg_class', 'c')}`,
  );
  await drop(
    client,
    `select format('drop function if exists %s cascade', p.oid::regprocedure) as statement
      from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
        and ${ofNoExtension('pg_proc', 'p')}`,
  );
  await drop(
    client,
    `select format('drop text search configuration %s', c.oid::regconfig) as statement
      from pg_ts_config c where c.cfgnamespace = 'public'::regnamespace
        and ${ofNoExtension('pg_ts_config', 'c')}`,
  );
  await drop(
    client,
    `select format('drop text search dictionary %s', w.oid::regdictionary) as statement
      from pg_ts_dict w where w.dictnamespace = 'public'::regnamespace
        and ${ofNoExtension('pg_ts_dict', 'w')}`,
  );
  await drop(
    client,
    `select format('drop type if exists %s cascade', t.oid::regtype) as statement
      from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
        and ${ofNoExtension('pg_type', 't')}`,
  );
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Tables refer to each other in circles: the references are put back, and so checked, when all rows are there. */
export async function withoutForeignKeys(client: Client, work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name,
        pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
        and conparentid = 0 order by conrelid, conname`,
  );
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  await work();
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}
