import type { Client } from 'pg';

export interface TableFacts {
  name: string;
  columns: string[];
}

/** The tables of the product and their columns; generated ones are worked out again. */
export async function readTables(client: Client): Promise<TableFacts[]> {
  const { rows } = await client.query<TableFacts>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`,
  );
  return rows;
}

export interface SequenceFacts {
  name: string;
  last: number;
}

/** The last number that each sequence gave, an identity's or one of its own; one that gave none is not there. */
export async function readSequences(client: Client): Promise<SequenceFacts[]> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select relname as name, pg_sequence_last_value(oid) as last from pg_class
      where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`,
  );
  return rows.flatMap(({ name, last }) => (last === null ? [] : [{ name, last: Number(last) }]));
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const columnList = (columns: readonly string[]) => columns.map(quoted).join(', ');
