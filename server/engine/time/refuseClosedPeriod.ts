import { monthWords } from '@contract/core/rangeText';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { periodClose } from '../../db/schema/closes';
import { CLOSED_PERIOD, Fault } from '../http/fault';
import { siteOn } from '../people/siteOn';
import { holdPeriods } from './periodTurn';

/** The days are of a person, at the site where they worked on each; or of a site, null for all sites. */
type Whose = { personId: number } | { siteId: number | null };

type Dated = Whose & {
  day: string;
  /** The last day of what takes several: no month of it may be closed. */
  until?: string;
  ledger: 'time' | 'pay';
  /** The refused person may do this instead, where it is no adjustment. */
  instead?: string;
};

const { siteId: closedSite, month, ledger: closedLedger, reopenedAt } = periodClose;

function concerned(whose: Whose, day: string, until: string): SQL | undefined {
  if ('siteId' in whose) return whose.siteId === null ? undefined : eq(closedSite, whose.siteId);
  return sql`exists (select from generate_series(greatest(${month}, ${day}::date),
      least((${month} + interval '1 month - 1 day')::date, ${until}::date), interval '1 day') as each(at)
    where ${closedSite} = ${siteOn(sql`${whose.personId}::int`, sql`each.at::date`)})`;
}

/** A change dated in a closed month is refused; it becomes an adjustment of the next one. Closing pay closes time too. */
export async function refuseClosedPeriod(db: Db, dated: Dated): Promise<void> {
  const { day, until = day, ledger } = dated;
  await holdPeriods(db);
  const [closed] = await db
    .select({ month })
    .from(periodClose)
    .where(
      and(
        isNull(reopenedAt),
        sql`${month} between date_trunc('month', ${day}::date)::date and ${until}::date`,
        ledger === 'pay' ? eq(closedLedger, 'pay') : undefined,
        concerned(dated, day, until),
      ),
    )
    .orderBy(month)
    .limit(1);
  if (closed) throw closedPeriod(closed.month, dated.instead);
}

/** A closed month refuses a change; the words say what may be done instead. */
export const closedPeriod = (
  closedMonth: string,
  instead = 'cargalo como ajuste del período siguiente.',
): Fault => new Fault(409, CLOSED_PERIOD, `${monthWords(closedMonth)} está cerrado: ${instead}`);
