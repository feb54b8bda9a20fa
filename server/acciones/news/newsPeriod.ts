import type { NewsUnit } from '@contract/news/newsType';
import { DateTime } from 'luxon';
import type { Db } from '../../db/client';
import { refuseClosedPeriod } from '../../time/refuseClosedPeriod';

interface Dated {
  fromDay: string;
  toDay: string;
}

/** Every month that it touches must be open: for time, or for pay where it is money. */
export async function refuseClosedNews(
  db: Db,
  siteId: number,
  unit: NewsUnit,
  { fromDay, toDay }: Dated,
): Promise<void> {
  const ledger = unit === 'amount' ? 'pay' : 'time';
  let month = DateTime.fromISO(fromDay).startOf('month');
  while ((month.toISODate() ?? '') <= toDay) {
    await refuseClosedPeriod(db, { siteId, day: month.toISODate() ?? fromDay, ledger });
    month = month.plus({ months: 1 });
  }
}
