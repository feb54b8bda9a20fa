import { and, between, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { hourMark } from '../../db/schema/hours';
import { everAt } from '../../engine/people/siteOn';
import { clock } from '../../engine/time/clock';
import type { Span } from './hourFacts';
import { reckonHours } from './reckonHours';

interface AtSite extends Span {
  siteId: number;
}

const waitingAt = ({ siteId, from, to }: AtSite) =>
  and(between(hourMark.day, from, to), everAt(sql`${hourMark.personId}`, sql`${siteId}::int`));

const AT_ONCE = 25;

/** Reckons what waits of a site between two days, before somebody looks at all of it or closes it. */
export async function reckonPeriod(db: Db, period: AtSite, alone = false): Promise<void> {
  const rows = await db
    .selectDistinct({ personId: hourMark.personId })
    .from(hourMark)
    .where(waitingAt(period));
  const ids = rows.map(({ personId }) => personId).sort((a, b) => a - b);
  const { from, to } = period;
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const group = ids.slice(at, at + AT_ONCE);
    await db.transaction((tx) => reckonHours(tx, group, clock.now(), { from, to }, alone));
  }
}
