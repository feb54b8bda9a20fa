import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { addFoundStockHandler } from './addFoundStock';
import {
  commentCountHandler,
  countCommentFiles,
  deleteCountCommentHandler,
  listCountCommentsHandler,
} from './countComments';
import { countLinesExport, countsExport } from './countersExports';
import { countFiles } from './countFiles';
import { countHandover } from './countHandover';
import { countLineQuantityHandler } from './countLineQuantity';
import { countLinesList } from './countLineQueries';
import { countName } from './countName';
import { stockCountsList } from './countQueries';
import { countsFind } from './countsFind';
import { cancelStockCountHandler, closeStockCountHandler } from './endStockCount';
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
    getCountTasks: getCountTasksHandler,
    getStockCount: getStockCountHandler,
    listCountComments: listCountCommentsHandler,
    listCountLines: listHandler(countLinesList, (rows, { db }) => presentCountLines(db, rows)),
    listStockCounts: listHandler(
      stockCountsList,
      each((row, { viewer }) => presentCountRow(viewer, row)),
    ),
    previewStockCount: previewStockCountHandler,
    reverseStockCount: reverseStockCountHandler,
    settleCountLines: settleCountLinesHandler,
    startStockCount: startStockCountHandler,
  },
  lists: [stockCountsList, countLinesList],
  names: [countName],
  finds: [countsFind],
  exports: [countsExport, countLinesExport],
  waiting: waitingCounts,
  bulk: [settleCountLinesBulk],
  opens: [countFiles, countCommentFiles],
  handovers: [countHandover],
  seeds: [countersSeed],
});
