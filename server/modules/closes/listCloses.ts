import { listCloses } from '@contract/closes/closeAcciones';
import { asc, eq } from 'drizzle-orm';
import { periodClose } from '../../db/schema/closes';
import { site } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { whatIsOpen } from '../../engine/closes/whatIsOpen';
import { monthTotals } from '../hours';
import { actionsOf, mattersIn, stateOf } from './closeRules';
import { isOver, lastMonth, monthBefore, reachedSites, spanOf } from './periods';

export const listClosesHandler = implement(listCloses, async ({ month: asked }, context) => {
  const { db, viewer } = context;
  const current = lastMonth();
  const month = asked ?? current;
  const span = spanOf(month);
  const [sites, closes, open, totalsOf] = await Promise.all([
    db
      .select({ id: site.id, name: site.name, over: isOver(span) })
      .from(site)
      .where(reachedSites(context))
      .orderBy(asc(site.name)),
    db
      .select()
      .from(periodClose)
      .where(eq(periodClose.month, `${month}-01`)),
    whatIsOpen(db, span),
    monthTotals(db, [month, monthBefore(month)]),
  ]);
  const rows = sites.map(({ id: siteId, name: siteName, over }) => {
    const state = stateOf(closes.filter((one) => one.siteId === siteId));
    const own = open.filter((one) => one.siteId === siteId && mattersIn(state, one));
    return {
      siteId,
      siteName,
      state,
      pending: own.reduce((sum, { count }) => sum + count, 0),
      open: own.map(({ siteId: _site, ledger: _ledger, ...kind }) => kind),
      actions: actionsOf({ over, state, month }, viewer.roles),
      totals: totalsOf(siteId, month),
      before: totalsOf(siteId, monthBefore(month)),
    };
  });
  return { month, current, rows };
});
