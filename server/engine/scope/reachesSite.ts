import { and, eq, sql } from 'drizzle-orm';
import { site } from '../../db/schema/organisation';
import type { Context } from '../acciones/context';
import { withinSites } from './withinSites';

export async function reachesSite(
  { db, viewer, reach }: Pick<Context, 'db' | 'viewer' | 'reach'>,
  siteId: number,
): Promise<boolean> {
  const [row] = await db
    .select({ id: site.id })
    .from(site)
    .where(and(eq(site.id, siteId), withinSites(reach, viewer, sql`${site.id}`)));
  return row !== undefined;
}
