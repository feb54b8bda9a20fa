import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { area, site } from '../../db/schema/organisation';
import { invalid } from '../../engine/http/fault';

interface Place {
  siteId?: number | null;
  areaId?: number | null;
}

/** A site or an area that a form names has to be there. */
export async function checkPlace(db: Db, { siteId, areaId }: Place): Promise<void> {
  if (siteId && (await db.$count(site, eq(site.id, siteId))) === 0) {
    throw invalid({ siteId: 'Elegí una sede.' });
  }
  if (areaId && (await db.$count(area, eq(area.id, areaId))) === 0) {
    throw invalid({ areaId: 'Elegí un área.' });
  }
}
