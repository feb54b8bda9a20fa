import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { periodClose } from '../db/schema/settings';
import { Fault } from '../http/fault';

/** A change dated in a closed month is refused; it becomes an adjustment of the next one. Closing pay closes time too. */
export async function refuseClosedPeriod(
  db: Db,
  where: { siteId: number; day: string; ledger: 'time' | 'pay' },
): Promise<void> {
  const [closed] = await db
    .select({ ledger: periodClose.ledger })
    .from(periodClose)
    .where(
      and(
        eq(periodClose.siteId, where.siteId),
        isNull(periodClose.reopenedAt),
        sql`${periodClose.month} = date_trunc('month', ${where.day}::date)::date`,
        where.ledger === 'pay' ? eq(periodClose.ledger, 'pay') : undefined,
      ),
    )
    .limit(1);
  if (closed) {
    throw new Fault(
      409,
      'periodo_cerrado',
      'Ese período está cerrado: cargalo como ajuste del período siguiente.',
    );
  }
}
