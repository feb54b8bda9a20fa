import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { periodClose } from '../../db/schema/closes';
import { site } from '../../db/schema/organisation';
import { sealCode } from '../../engine/closes/sealPeriod';

/** The map has the seal of each site's closed hours of a month; null where they are open. */
export async function sealsOf(db: Db, period: string): Promise<Record<string, string | null>> {
  const rows = await db
    .select({ siteId: site.id, sealed: periodClose.sealed })
    .from(site)
    .leftJoin(
      periodClose,
      and(
        eq(periodClose.siteId, site.id),
        eq(periodClose.month, `${period}-01`),
        eq(periodClose.ledger, 'time'),
        isNull(periodClose.reopenedAt),
      ),
    );
  return Object.fromEntries(rows.map(({ siteId, sealed }) => [siteId, sealed && sealCode(sealed)]));
}
