import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { periodClose } from '../../db/schema/closes';
import { site } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { notFound } from '../../engine/http/fault';
import { withinSites } from '../../engine/scope/withinSites';
import { addDays, monthEnd } from '../../engine/time/days';
import { todayIn } from '../../engine/time/nowIn';
import { standing, stateOf } from './closeRules';

type Asking = Pick<Context, 'db' | 'viewer' | 'reach'>;

/** A month is closed for all who work at a site: whoever reaches only a team of it closes nothing. */
export const reachedSites = ({ viewer, reach }: Asking): SQL =>
  reach === 'own' || reach === 'team' ? sql`false` : withinSites(reach, viewer, sql`${site.id}`);

export function spanOf(month: string) {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, to: monthEnd(year, number) };
}

export const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);

/** The last month that is over. */
export const lastMonth = (): string => monthBefore(todayIn().slice(0, 7));

export const closesOf = (db: Db, siteId: number, month: string) =>
  db
    .select()
    .from(periodClose)
    .where(and(eq(periodClose.siteId, siteId), eq(periodClose.month, `${month}-01`)))
    .orderBy(asc(periodClose.id));

export type Period = Awaited<ReturnType<typeof findPeriod>>;

/** The month is over where the site is. */
export const isOver = ({ to }: { to: string }): SQL<boolean> =>
  sql<boolean>`(anden_now() at time zone ${site.zone})::date > ${to}::date`;

/** A month of a site as it stands, for whoever reaches the site. */
export async function findPeriod(context: Asking, siteId: number, month: string) {
  const { db } = context;
  const span = spanOf(month);
  const [[found], closes, before] = await Promise.all([
    db
      .select({
        name: site.name,
        over: isOver(span),
      })
      .from(site)
      .where(and(eq(site.id, siteId), reachedSites(context))),
    closesOf(db, siteId, month),
    closesOf(db, siteId, monthBefore(month)),
  ]);
  if (!found) throw notFound('Esa sede no existe o no está a tu alcance.');
  return {
    siteId,
    siteName: found.name,
    month,
    ...span,
    over: found.over,
    state: stateOf(closes),
    closes,
    openBefore: standing(before, 'time') ? null : monthBefore(month),
  };
}
