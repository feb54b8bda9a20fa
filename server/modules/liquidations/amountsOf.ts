import { foldName } from '@contract/liquidations/formula/formulaTree';
import Big from 'big.js';
import { asc } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { band } from '../../db/schema/hourBands';
import { newsType } from '../../db/schema/news';
import { site } from '../../db/schema/organisation';
import { payAmounts } from '../../engine/pay/payParts';
import type { PaidSpan, PayFacts } from './payFacts';

/** Keys of what is told by its number become those by which formulas name it. */
export async function namesOfKeys(db: Db): Promise<Map<string, string>> {
  const [types, bands] = await Promise.all([
    db.select({ id: newsType.id, code: newsType.code }).from(newsType),
    db.select({ id: band.id, code: band.code }).from(band),
  ]);
  return new Map([
    ...types.map(({ id, code }) => [`news.${id}`, `news.${code}`] as const),
    ...bands.map(({ id, code }) => [`band.${id}`, `band.${foldName(code).toUpperCase()}`] as const),
  ]);
}

/** This sums the days of each person over all sites; `only` narrows it to some people. */
export async function amountsOf(
  db: Db,
  span: PaidSpan,
  only?: readonly number[],
): Promise<Map<number, PayFacts['amounts']>> {
  const [names, sites] = await Promise.all([
    namesOfKeys(db),
    db.select({ id: site.id }).from(site).orderBy(asc(site.id)),
  ]);
  const found = new Map<number, Record<string, string>>();
  for (const { id: siteId } of sites) {
    for (const [personId, amounts] of await payAmounts(db, { siteId, ...span }, only)) {
      const own = found.get(personId) ?? {};
      for (const [key, amount] of amounts) {
        const name = names.get(key) ?? key;
        own[name] = new Big(own[name] ?? 0).plus(amount).toFixed();
      }
      found.set(personId, own);
    }
  }
  return found;
}
