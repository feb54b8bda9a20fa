import { listCloses } from '@contract/closes/closeAcciones';
import { asc, eq } from 'drizzle-orm';
import { periodClose } from '../../db/schema/closes';
import { site } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { whatIsOpen } from '../../engine/closes/whatIsOpen';
import { mattersIn, stateOf } from './closeRules';
import { lastMonth, reachedSites, spanOf } from './periods';

export const listClosesHandler = implement(listCloses, async ({ month: asked }, context) => {
  const { db } = context;
  const current = lastMonth();
  const month = asked ?? current;
  const [sites, closes, open] = await Promise.all([
    db
      .select({ id: site.id, name: site.name })
      .from(site)
      .where(reachedSites(context))
      .orderBy(asc(site.name)),
    db
      .select()
      .from(periodClose)
      .where(eq(periodClose.month, `${month}-01`)),
    whatIsOpen(db, spanOf(month)),
  ]);
  const rows = sites.map(({ id: siteId, name: siteName }) => {
    const state = stateOf(closes.filter((one) => one.siteId === siteId));
    const pending = open
      .filter((one) => one.siteId === siteId && mattersIn(state, one))
      .reduce((sum, { count }) => sum + count, 0);
    return { siteId, siteName, state, pending };
  });
  return { month, current, rows };
});
