import { getPeriod } from '@contract/closes/closeAcciones';
import { implement } from '../../engine/acciones/implement';
import { reckonPeriod } from '../hours';
import { findPeriod } from './periods';
import { presentPeriod } from './presentPeriod';

export const getPeriodHandler = implement(getPeriod, async ({ siteId, month }, context) => {
  await reckonPeriod(context.services.database.db, await findPeriod(context, siteId, month));
  return presentPeriod(context, siteId, month);
});
