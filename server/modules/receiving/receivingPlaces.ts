import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { location } from '../../db/schema/warehouse';
import { conflict } from '../../engine/http/fault';

type Condition = 'good' | 'damaged' | 'quarantined';

const missing = {
  receiving:
    'Este depósito no tiene dónde recibir: agregá una ubicación que se use para recibir, y volvé a confirmar.',
  quarantine:
    'Este depósito no tiene dónde apartar lo dañado: agregá una ubicación de cuarentena, y volvé a confirmar.',
} as const;

/** Finds where what comes in lies until somebody puts it away; what is not well lies apart. */
export async function receivingPlaces(db: Db, siteId: number) {
  const rows = await db
    .select()
    .from(location)
    .where(and(eq(location.siteId, siteId), eq(location.active, true), ne(location.use, 'storage')))
    .orderBy(asc(location.code), asc(location.id));
  return (condition: Condition) => {
    const use = condition === 'good' ? 'receiving' : 'quarantine';
    const place = rows.find((row) => row.use === use);
    if (!place) throw conflict(missing[use]);
    return place;
  };
}
