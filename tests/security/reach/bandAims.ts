import type { AccionKey } from '@contract/registry';
import type { Db } from '../../../server/db/Db';
import { band } from '../../../server/db/schema/hourBands';
import { payMapping } from '../../../server/db/schema/payMapping';
import type { Aim, Asking, Outcome, Somebody } from './aim';

let made = 0;

const rule = {
  weekdays: [2],
  startsAt: '03:00',
  endsAt: '04:00',
  multiplier: '1.50',
  // There are no hours on that day: it may go again.
  fromDay: '2150-01-01',
};

async function bandAt(db: Db, siteId: number) {
  made += 1;
  const named = { name: `De prueba ${made}`, code: `P${made}` };
  const [row] = await db
    .insert(band)
    .values({ ...rule, ...named, siteId })
    .returning();
  if (!row) throw new Error('no band');
  return { ...rule, ...named, siteId, id: row.id, version: row.version };
}

/** A band is of a whole site: whoever reaches a team of it keeps none. */
function wholeSite({ scope, siteId }: Asking, theirs: Somebody): Outcome {
  if (scope === 'all') return 'reached';
  return scope === 'site' && siteId === theirs.siteId ? 'reached' : 'hidden';
}

/** A site exists for whoever has some of its people, or works there themselves. */
function someOfSite({ scope, siteId }: Asking, theirs: Somebody): Outcome {
  if (scope === 'own') return 'refused';
  return scope === 'all' || siteId === theirs.siteId ? 'reached' : 'hidden';
}

const month = '2001-01';

export const bandAims = {
  saveBand: { at: (db, { siteId }) => bandAt(db, siteId), expect: wholeSite },
  removeBand: {
    at: async (db, { siteId }) => {
      const { id, version } = await bandAt(db, siteId);
      return { id, version };
    },
    expect: wholeSite,
  },
  previewPay: {
    at: (_db, { siteId }) => ({ siteId, month, keys: ['docket'] }),
    expect: someOfSite,
  },
  exportPay: {
    at: async (db, { siteId }) => {
      made += 1;
      const how = {
        format: 'csv',
        separator: 'comma',
        timeAs: 'clock',
        decimalMark: 'point',
      } as const;
      const columns = [{ key: 'docket', header: 'Legajo' }];
      const [row] = await db
        .insert(payMapping)
        .values({ ...how, columns, name: `De prueba ${made}` })
        .returning();
      return row ? { siteId, month, mappingId: row.id } : null;
    },
    expect: someOfSite,
  },
} satisfies Partial<Record<AccionKey, Aim>>;
