import { countWaitingHandler } from './countWaiting';
import { getCoverageHandler } from './getCoverage';
import { listNearAbsencesHandler } from './listNearAbsences';
import { listNearDatesHandler } from './listNearDates';

/** One line each. */
export const summaryHandlers = {
  countWaiting: countWaitingHandler,
  getCoverage: getCoverageHandler,
  listNearAbsences: listNearAbsencesHandler,
  listNearDates: listNearDatesHandler,
};
