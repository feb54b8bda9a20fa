import { eq } from 'drizzle-orm';
import { site } from '../../db/schema/organisation';
import type { Context } from '../acciones/context';
import { todayIn } from './nowIn';

/** The day it is at a site; where none is asked about, or there is no such site, where the viewer works. */
export async function viewerToday(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  siteId: number | null = null,
): Promise<string> {
  const id = siteId ?? viewer.siteId;
  if (id === null) return todayIn();
  const [place] = await db.select({ zone: site.zone }).from(site).where(eq(site.id, id));
  return todayIn(place?.zone);
}
