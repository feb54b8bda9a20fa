import { monthWords } from '@contract/core/rangeText';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { periodClose } from '../../db/schema/closes';
import { site } from '../../db/schema/organisation';
import { conflict } from '../http/fault';
import { monthEnd } from '../time/days';
import { checkSealed } from './sealPeriod';

/** This finds the sites whose closed hours of a month are no longer what was closed. */
async function brokenSites(db: Db, month: string, siteId?: number): Promise<string[]> {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const span = { from: `${month}-01`, to: monthEnd(year, number) };
  const closes = await db
    .select({ siteId: site.id, name: site.name, sealed: periodClose.sealed })
    .from(periodClose)
    .innerJoin(site, eq(site.id, periodClose.siteId))
    .where(
      and(
        eq(periodClose.month, span.from),
        eq(periodClose.ledger, 'time'),
        isNull(periodClose.reopenedAt),
        siteId === undefined ? undefined : eq(periodClose.siteId, siteId),
      ),
    )
    .orderBy(asc(site.name));
  const broken: string[] = [];
  // Sites go one after the other: together their hashes would keep all connections.
  for (const { sealed, name, siteId: at } of closes) {
    const parts = await checkSealed(db, sealed, { siteId: at, ...span });
    if (parts.some(({ intact }) => !intact)) broken.push(name);
  }
  return broken;
}

/** Pay is refused where hours changed behind their close; unless a site is given, all sites are checked. */
export async function refuseBrokenSeals(db: Db, month: string, siteId?: number): Promise<void> {
  const names = await brokenSites(db, month, siteId);
  if (names.length === 0) return;
  const where = new Intl.ListFormat('es-AR').format(names);
  throw conflict(
    `${where}, ${monthWords(month).toLowerCase()}: las horas cambiaron después del cierre. Reabrí el mes y volvé a cerrarlo.`,
  );
}
