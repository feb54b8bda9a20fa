import type { Db } from '../../db/Db';
import { ordersOf } from '../garnishments';
import { periodSpan } from './payPeriods';
import type { Population } from './population';

/** This reads the orders of courts about some people, as a run needs them. */
export const ordersOfRun = (
  db: Db,
  { id, kind, period }: Pick<Population, 'id' | 'kind' | 'period'>,
  personIds: readonly number[],
) =>
  ordersOf(db, {
    ...{ runId: id, sac: kind === 'sac', period, personIds },
    to: periodSpan(period).to,
  });
