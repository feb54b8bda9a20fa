import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { mailActJob } from './act/mailActJob';
import { mailVisitActHandler } from './act/mailVisitAct';
import { visitActRoute } from './act/visitActRoute';
import { cancelVisitHandler } from './cancelVisit';
import { addVisitFileHandler, removeVisitFileHandler } from './changeVisitFiles';
import { changeVisitsBulk, changeVisitsHandler } from './changeVisits';
import { undoArrivalHandler } from './claims/undoArrival';
import {
  acceptVisitPunchHandler,
  acceptVisitWayHandler,
  getVisitClaimsHandler,
} from './claims/visitClaims';
import { finishVisitHandler } from './finishVisit';
import { getVisitHandler } from './getVisit';
import { getVisitDayHandler } from './getVisitDay';
import { getVisitFiguresHandler } from './getVisitFigures';
import { getVisitMapHandler } from './getVisitMap';
import { visitsImport } from './imports/visitsImport';
import { missVisits } from './missVisits';
import {
  dropVisitOrderHandler,
  getVisitOrderHandler,
  listVisitPeopleHandler,
  orderVisitDayHandler,
} from './orderVisitDay';
import { presentVisitRow } from './presentVisit';
import { previewVisitDayHandler } from './previewVisitDay';
import { publishVisitDayHandler } from './publishVisitDay';
import { saveVisitHandler } from './saveVisit';
import { saveVisitPurposeHandler } from './saveVisitPurpose';
import { visitsSeed } from './seed/visitsSeed';
import { followAllSeries } from './series/followAllSeries';
import { previewVisitSeriesHandler } from './series/previewVisitSeries';
import {
  endVisitSeriesHandler,
  getVisitSeriesHandler,
  saveVisitSeriesHandler,
} from './series/saveVisitSeries';
import { visitSeriesExport, visitSeriesName } from './series/seriesParts';
import { presentSeriesRow, visitSeriesList } from './series/visitSeriesQueries';
import { visitFiles } from './visitFiles';
import { visitName, visitPurposeName, visitsExport, visitsFind, waitingVisits } from './visitParts';
import { visitPurposesExport, visitPurposesList } from './visitPurposeList';
import { visitsList } from './visitQueries';
import { arriveAtVisitHandler, missVisitHandler } from './visitSteps';

export const visitsModule = defineModule({
  handlers: {
    acceptVisitPunch: acceptVisitPunchHandler,
    acceptVisitWay: acceptVisitWayHandler,
    addVisitFile: addVisitFileHandler,
    arriveAtVisit: arriveAtVisitHandler,
    cancelVisit: cancelVisitHandler,
    changeVisits: changeVisitsHandler,
    dropVisitOrder: dropVisitOrderHandler,
    endVisitSeries: endVisitSeriesHandler,
    finishVisit: finishVisitHandler,
    getVisit: getVisitHandler,
    getVisitClaims: getVisitClaimsHandler,
    getVisitDay: getVisitDayHandler,
    getVisitFigures: getVisitFiguresHandler,
    getVisitMap: getVisitMapHandler,
    getVisitOrder: getVisitOrderHandler,
    getVisitSeries: getVisitSeriesHandler,
    listVisitPeople: listVisitPeopleHandler,
    listVisitPurposes: listHandler(
      visitPurposesList,
      each((row) => row),
    ),
    listVisitSeries: listHandler(visitSeriesList, each(presentSeriesRow)),
    listVisits: listHandler(visitsList, each(presentVisitRow)),
    mailVisitAct: mailVisitActHandler,
    missVisit: missVisitHandler,
    orderVisitDay: orderVisitDayHandler,
    previewVisitDay: previewVisitDayHandler,
    previewVisitSeries: previewVisitSeriesHandler,
    publishVisitDay: publishVisitDayHandler,
    removeVisitFile: removeVisitFileHandler,
    saveVisit: saveVisitHandler,
    saveVisitPurpose: saveVisitPurposeHandler,
    saveVisitSeries: saveVisitSeriesHandler,
    undoArrival: undoArrivalHandler,
  },
  lists: [visitsList, visitPurposesList, visitSeriesList],
  names: [visitName, visitPurposeName, visitSeriesName],
  finds: [visitsFind],
  exports: [visitsExport, visitPurposesExport, visitSeriesExport],
  imports: [visitsImport],
  waiting: [waitingVisits],
  bulk: [changeVisitsBulk],
  jobs: [mailActJob],
  opens: [visitFiles],
  routes: [visitActRoute],
  chores: [
    {
      name: 'miss-visits',
      title: 'Dar por no hechas las visitas que nadie empezó',
      cron: '20 * * * *',
      run: (db) => missVisits(db),
    },
    {
      name: 'follow-visit-series',
      title: 'Planificar las visitas que se repiten',
      cron: '45 7 * * *',
      run: followAllSeries,
    },
  ],
  seeds: [visitsSeed],
});
