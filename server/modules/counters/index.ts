import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { addFoundStockHandler } from './addFoundStock';
import { countLinesExport, countsExport } from './countersExports';
import { countFiles } from './countFiles';
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

export const countersModule = defineModule({
  handlers: {
    addFoundStock: addFoundStockHandler,
    cancelStockCount: cancelStockCountHandler,
    closeStockCount: closeStockCountHandler,
    countLineQuantity: countLineQuantityHandler,
    getCountTasks: getCountTasksHandler,
    getStockCount: getStockCountHandler,
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
  opens: [countFiles],
  seeds: [countersSeed],
});
