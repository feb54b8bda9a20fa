import { and, isNull, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { periodClose } from '../../db/schema/closes';

interface Days {
  from: string;
  to: string;
}

/** Whether a day of a site is in a closed month, asked once for many; closing pay closes time too. */
export async function closedMonths(
  db: Db,
  siteIds: readonly number[],
  { from, to }: Days,
): Promise<(siteId: number, day: string) => boolean> {
  const rows = await db
    .selectDistinct({ siteId: periodClose.siteId, month: periodClose.month })
    .from(periodClose)
    .where(
      and(
        anyOf(periodClose.siteId, [...siteIds]),
        isNull(periodClose.reopenedAt),
        sql`${periodClose.month} between date_trunc('month', ${from}::date)::date and ${to}::date`,
      ),
    );
  const closed = new Set(rows.map(({ siteId, month }) => `${siteId} ${month.slice(0, 7)}`));
  return (siteId, day) => closed.has(`${siteId} ${day.slice(0, 7)}`);
}
