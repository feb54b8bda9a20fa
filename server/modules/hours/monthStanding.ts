import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { periodClose } from '../../db/schema/closes';
import { sealCode } from '../../engine/closes/sealPeriod';

export interface SiteMonth {
  siteId: number;
  /** "2026-10". */
  month: string;
}

/** How far a month of a site is settled. */
export async function monthStanding(db: Db, { siteId, month }: SiteMonth) {
  const closes = await db
    .select({ ledger: periodClose.ledger, sealed: periodClose.sealed })
    .from(periodClose)
    .where(
      and(
        eq(periodClose.siteId, siteId),
        eq(periodClose.month, `${month}-01`),
        isNull(periodClose.reopenedAt),
      ),
    );
  const time = closes.find(({ ledger }) => ledger === 'time');
  const paid = closes.some(({ ledger }) => ledger === 'pay');
  return {
    state: paid ? ('payClosed' as const) : time ? ('timeClosed' as const) : ('open' as const),
    seal: time && time.sealed.length > 0 ? sealCode(time.sealed) : null,
  };
}
