import type { NewsUnit } from '@contract/news/newsType';
import type { Db } from '../../db/Db';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';

interface Dated {
  fromDay: string;
  toDay: string;
}

/** Every month that it touches must be open: for time, or for pay where it is money. */
export const refuseClosedNews = (
  db: Db,
  personId: number,
  unit: NewsUnit,
  { fromDay, toDay }: Dated,
): Promise<void> =>
  refuseClosedPeriod(db, {
    personId,
    day: fromDay,
    until: toDay,
    ledger: unit === 'amount' ? 'pay' : 'time',
  });
