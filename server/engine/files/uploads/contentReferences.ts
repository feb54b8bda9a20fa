import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';

interface Reference extends Record<string, unknown> {
  table: string;
  column: string;
}

/** Rows of these tables, an upload and the text read in it, keep nothing alive by themselves. */
const follow = ['file_upload', 'file_text'];

/** Whether a record holds a content, by every foreign key that the database has to it: a table of tomorrow counts at once. */
export async function contentReferences(db: Db): Promise<(hash: SQL) => SQL> {
  const { rows } = await db.execute<Reference>(sql`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'stored_file'::regclass
      and not c.conrelid::regclass::text = any(${sql.param(follow)}::text[])
    order by 1, 2`);
  return (hash) => {
    const held = rows.map(
      ({ table, column }) =>
        sql`exists (select from ${sql.identifier(table)} holder where holder.${sql.identifier(column)} = ${hash})`,
    );
    return sql`(${sql.join(held, sql` or `)})`;
  };
}
