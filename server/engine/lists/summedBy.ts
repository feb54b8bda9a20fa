import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';

interface Summed {
  /** "count(*)::int as count, sum(…)::text as lent": the figures by name. */
  figures: SQL;
  from: SQL;
}

interface Cut {
  key: SQL;
  label: SQL;
  order: SQL;
}

type Labelled = { key: string; label: string };

/** The same figures of each part of a set. */
export async function summedBy<Part extends Labelled>(
  db: Db,
  { figures, from }: Summed,
  { key, label, order }: Cut,
): Promise<Part[]> {
  const { rows } = await db.execute(
    sql`select ${key}::text as key, ${label}::text as label, ${figures} ${from} group by ${key}, ${label} order by ${order}`,
  );
  return rows as unknown as Part[];
}

/** And of all of it: a sum of nothing is one too. */
export async function summedUp<Part extends Labelled>(
  db: Db,
  { figures, from }: Summed,
): Promise<Part> {
  const { rows } = await db.execute(sql`select '' as key, '' as label, ${figures} ${from}`);
  const [found] = rows as unknown as Part[];
  if (!found) throw new Error('a sum without a row');
  return found;
}
