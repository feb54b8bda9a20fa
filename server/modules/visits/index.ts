import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { cancelVisitHandler } from './cancelVisit';
import { changeVisitsBulk, changeVisitsHandler } from './changeVisits';
import { getVisitHandler } from './getVisit';
import { getVisitDayHandler } from './getVisitDay';
import { getVisitMapHandler } from './getVisitMap';
import { presentVisitRow } from './presentVisit';
import { previewVisitDayHandler } from './previewVisitDay';
import { publishVisitDayHandler } from './publishVisitDay';
import { saveVisitHandler } from './saveVisit';
import { saveVisitPurposeHandler } from './saveVisitPurpose';
import { visitsSeed } from './seed/visitsSeed';
import { visitName, visitPurposeName, visitsExport, visitsFind, waitingVisits } from './visitParts';
import { visitPurposesExport, visitPurposesList } from './visitPurposeList';
import { visitsList } from './visitQueries';
import { arriveAtVisitHandler, finishVisitHandler, missVisitHandler } from './visitSteps';

export const visitsModule = defineModule({
  handlers: {
    arriveAtVisit: arriveAtVisitHandler,
    cancelVisit: cancelVisitHandler,
    changeVisits: changeVisitsHandler,
    finishVisit: finishVisitHandler,
    getVisit: getVisitHandler,
    getVisitDay: getVisitDayHandler,
    getVisitMap: getVisitMapHandler,
    listVisitPurposes: listHandler(
      visitPurposesList,
      each((row) => row),
    ),
    listVisits: listHandler(visitsList, each(presentVisitRow)),
    missVisit: missVisitHandler,
    previewVisitDay: previewVisitDayHandler,
    publishVisitDay: publishVisitDayHandler,
    saveVisit: saveVisitHandler,
    saveVisitPurpose: saveVisitPurposeHandler,
  },
  lists: [visitsList, visitPurposesList],
  names: [visitName, visitPurposeName],
  finds: [visitsFind],
  exports: [visitsExport, visitPurposesExport],
  waiting: [waitingVisits],
  bulk: [changeVisitsBulk],
  seeds: [visitsSeed],
});
