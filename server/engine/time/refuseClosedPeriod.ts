import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { periodClose } from '../../db/schema/settings';
import { Fault } from '../http/fault';

interface Dated {
  siteId: number;
  day: string;
  /** The last day of what takes several: no month of it may be closed. */
  until?: string;
  ledger: 'time' | 'pay';
}

/** A change dated in a closed month is refused; it becomes an adjustment of the next one. Closing pay closes time too. */
export async function refuseClosedPeriod(
  db: Db,
  { siteId, day, until = day, ledger }: Dated,
): Promise<void> {
  const [closed] = await db
    .select({ ledger: periodClose.ledger })
    .from(periodClose)
    .where(
      and(
        eq(periodClose.siteId, siteId),
        isNull(periodClose.reopenedAt),
        sql`${periodClose.month} between date_trunc('month', ${day}::date)::date and ${until}::date`,
        ledger === 'pay' ? eq(periodClose.ledger, 'pay') : undefined,
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
