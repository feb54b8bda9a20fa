import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { addFoundStockHandler } from './addFoundStock';
import { classifyProducts } from './classifyProducts';
import { countAdjustRequest } from './countAdjustRequest';
import {
  commentCountHandler,
  countCommentFiles,
  deleteCountCommentHandler,
  listCountCommentsHandler,
} from './countComments';
import { countLinesExport, countsExport, dueStockExport } from './countersExports';
import { countFiles } from './countFiles';
import { countHandover } from './countHandover';
import { countLineQuantityHandler } from './countLineQuantity';
import { countLinesList } from './countLineQueries';
import { countName } from './countName';
import { stockCountsList } from './countQueries';
import { countsFind } from './countsFind';
import { dueStockList, presentDueStock } from './dueStockQueries';
import { cancelStockCountHandler, closeStockCountHandler } from './endStockCount';
import { getCountAccuracyHandler } from './getCountAccuracy';
import { getCountTasksHandler } from './getCountTasks';
import { getStockCountHandler } from './getStockCount';
import { presentCountRow } from './presentCount';
import { presentCountLines } from './presentCountLines';
import { previewStockCountHandler } from './previewStockCount';
import { reverseStockCountHandler } from './reverseStockCount';
import { countersSeed } from './seed/countersSeed';
import { settleCountLinesBulk, settleCountLinesHandler } from './settleCountLines';
import { startStockCountHandler } from './startStockCount';
import { waitingCounts } from './waitingCounts';

// Other modules may call this.
export { correctCounts } from './correctCounts';

export const countersModule = defineModule({
  handlers: {
    addFoundStock: addFoundStockHandler,
    cancelStockCount: cancelStockCountHandler,
    closeStockCount: closeStockCountHandler,
    commentCount: commentCountHandler,
    countLineQuantity: countLineQuantityHandler,
    deleteCountComment: deleteCountCommentHandler,
    getCountAccuracy: getCountAccuracyHandler,
    getCountTasks: getCountTasksHandler,
    getStockCount: getStockCountHandler,
    listCountComments: listCountCommentsHandler,
    listCountLines: listHandler(countLinesList, (rows, { db }) => presentCountLines(db, rows)),
    listDueStock: listHandler(dueStockList, each(presentDueStock)),
    listStockCounts: listHandler(
      stockCountsList,
      each((row, { viewer }) => presentCountRow(viewer, row)),
    ),
    previewStockCount: previewStockCountHandler,
    reverseStockCount: reverseStockCountHandler,
    settleCountLines: settleCountLinesHandler,
    startStockCount: startStockCountHandler,
  },
  lists: [stockCountsList, countLinesList, dueStockList],
  names: [countName],
  finds: [countsFind],
  exports: [countsExport, countLinesExport, dueStockExport],
  requests: [countAdjustRequest],
  waiting: waitingCounts,
  bulk: [settleCountLinesBulk],
  opens: [countFiles, countCommentFiles],
  handovers: [countHandover],
  chores: [
    {
      name: 'plan-counts',
      title: 'Calcular la clase de cada producto y cuándo toca contarlo',
      cron: '35 6 * * *',
      run: (db) => classifyProducts(db),
    },
  ],
  seeds: [countersSeed],
});
