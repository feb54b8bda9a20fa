import type { Db } from '../../../db/Db';
import { periodClose } from '../../../db/schema/closes';
import { site } from '../../../db/schema/organisation';
import { sealPeriod } from '../../../engine/closes/sealPeriod';
import { clock } from '../../../engine/time/clock';
import { addDays } from '../../../engine/time/days';
import { decideDemoOvertime, reckonPeriod } from '../../hours';
import { spanOf } from '../periods';

const ledgers = ['time', 'pay'] as const;

/** Closes some months that follow each other, at every site: their hours are reckoned and decided, and then sealed. */
export async function closeDemo(
  db: Db,
  months: readonly string[],
  closedBy: number,
): Promise<void> {
  const sites = await db.select({ siteId: site.id }).from(site).orderBy(site.id);
  const spans = months.map(spanOf);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return;
  const over = { from: first.from, to: last.to };
  for (const { siteId } of sites) await reckonPeriod(db, { siteId, ...over }, true);
  await decideDemoOvertime(db, over, closedBy);
  const closes: (typeof periodClose.$inferInsert)[] = [];
  for (const { from, to } of spans) {
    for (const { siteId } of sites) {
      for (const ledger of ledgers) {
        const sealed = await sealPeriod(db, ledger, { siteId, from, to });
        // Time on the first day after the month, pay on the fourth.
        const day = addDays(to, ledger === 'time' ? 1 : 4);
        const closedAt = new Date(Math.min(Date.parse(`${day}T14:20:00Z`), clock.ms()));
        closes.push({ siteId, month: from, ledger, closedBy, closedAt, sealed });
      }
    }
  }
  await db.insert(periodClose).values(closes);
}
