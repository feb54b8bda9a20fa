import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { location } from '../../db/schema/warehouse';
import { invalid } from '../../engine/http/fault';

/** Finds a place of a site by its code or by what its label says; a fault is said of the field `to`. */
export async function placeCalled(db: Db, siteId: number, to: string) {
  const said = to.toUpperCase();
  const [place] = await db
    .select()
    .from(location)
    .where(
      and(
        eq(location.siteId, siteId),
        or(eq(location.code, said), eq(sql`upper(${location.barcode})`, said)),
      ),
    )
    // A label may say what another shelf is called: the code goes first.
    .orderBy(desc(eq(location.code, said)))
    .limit(1);
  if (!place) throw invalid({ to: `En este depósito no hay una ubicación ${to}.` });
  if (!place.active) throw invalid({ to: `La ubicación ${place.code} está fuera de uso.` });
  return place;
}
