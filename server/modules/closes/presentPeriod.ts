import type { Context } from '../../engine/acciones/context';
import { whatIsOpen } from '../../engine/closes/whatIsOpen';
import { authorRefs } from '../../engine/people/authorRef';
import { actionsOf, mattersIn } from './closeRules';
import { findPeriod, type Period } from './periods';

/** The things of a site's month that are open before its next close, in its own words. */
export async function openOf({ db }: Pick<Context, 'db'>, { siteId, from, to, state }: Period) {
  const open = await whatIsOpen(db, { from, to });
  return open
    .filter((one) => one.siteId === siteId && mattersIn(state, one))
    .map(({ siteId: _site, ledger: _ledger, title: _title, ...item }) => item);
}

export async function presentPeriod(context: Context, siteId: number, month: string) {
  const { db, viewer } = context;
  const { closes, ...period } = await findPeriod(context, siteId, month);
  const accounts = closes.flatMap(({ closedBy, reopenedBy }) =>
    reopenedBy === null ? [closedBy] : [closedBy, reopenedBy],
  );
  const [pending, names] = await Promise.all([
    openOf(context, { closes, ...period }),
    authorRefs(db, accounts),
  ]);
  const nameOf = (account: number | null) =>
    account === null ? null : (names.get(account)?.name ?? '');
  return {
    ...period,
    pending,
    history: closes.map((one) => ({
      id: one.id,
      ledger: one.ledger,
      closedAt: one.closedAt.toISOString(),
      closedBy: nameOf(one.closedBy) ?? '',
      pending: one.pending,
      reopenedAt: one.reopenedAt?.toISOString() ?? null,
      reopenedBy: nameOf(one.reopenedBy),
      reason: one.reopenReason,
    })),
    actions: actionsOf(period, viewer.roles),
  };
}
