import type { AccionKey } from '@contract/registry';
import { periodAdjustment } from '../../../server/db/schema/closes';
import type { Aim, Asking, Outcome, Somebody } from './aim';

/** A month is closed for a whole site: whoever reaches only a team of it closes nothing. */
function wholeSite({ scope, siteId }: Asking, theirs: Somebody): Outcome {
  if (scope === 'all') return 'reached';
  return scope === 'site' && siteId === theirs.siteId ? 'reached' : 'hidden';
}

const month = '2001-01';
const read: Aim = { at: (_db, { siteId }) => ({ siteId, month }), expect: wholeSite };
const closing: Aim = {
  at: (_db, { siteId }) => ({ siteId, month, pending: 1_000_000 }),
  expect: wholeSite,
};

/** People do not adjust what is their own. */
const notOwn = (_asking: Asking, { relation }: Somebody): Outcome =>
  relation === 'own' ? 'refused' : 'reached';

export const closeAims = {
  getPeriod: read,
  checkPeriodSeal: read,
  listAdjustments: read,
  closePeriodTime: closing,
  closePeriodPay: closing,
  reopenPeriod: {
    at: (_db, { siteId }) => ({ siteId, month, ledger: 'time', reason: 'De prueba' }),
    expect: wholeSite,
  },
  addAdjustment: {
    at: (_db, { personId }) => ({
      personId,
      day: '2001-01-10',
      figure: 'other',
      reason: 'De prueba',
    }),
    expect: notOwn,
  },
  removeAdjustment: {
    at: async (db, { personId, siteId, accountId }) => {
      const [row] = await db
        .insert(periodAdjustment)
        .values({
          personId,
          siteId,
          day: '2001-01-10',
          month: '2001-02-01',
          figure: 'other',
          reason: 'De prueba',
          authorId: accountId,
        })
        .returning();
      return row ? { id: row.id, version: row.version } : null;
    },
  },
} satisfies Partial<Record<AccionKey, Aim>>;
