import { defineModule } from '../../engine/module';
import { countWaitingHandler } from './countWaiting';
import { getCoverageHandler } from './getCoverage';
import { listNearAbsencesHandler } from './listNearAbsences';
import { listNearDatesHandler } from './listNearDates';

export const summaryModule = defineModule({
  handlers: {
    countWaiting: countWaitingHandler,
    getCoverage: getCoverageHandler,
    listNearAbsences: listNearAbsencesHandler,
    listNearDates: listNearDatesHandler,
  },
});
