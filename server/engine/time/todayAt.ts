import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';

/** The day it is at a site. */
export async function todayAt(db: Db, siteId: number): Promise<string> {
  const [row] = await db
    .select({ today: sql<string>`(anden_now() at time zone ${site.zone})::date::text` })
    .from(site)
    .where(eq(site.id, siteId));
  if (!row) throw new Error('no such site');
  return row.today;
}
