import { countWaiting } from './countWaiting';
import { getCoverage } from './getCoverage';
import { listNearAbsences } from './listNearAbsences';
import { listNearDates } from './listNearDates';

/** One line each. */
export const summaryAcciones = {
  countWaiting,
  getCoverage,
  listNearAbsences,
  listNearDates,
};
