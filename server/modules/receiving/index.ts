import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { arrivalsList } from './arrivalQueries';
import { arrivalsFind } from './arrivalsFind';
import { arrivalsImport } from './arrivalsImport';
import { createArrivalHandler } from './createArrival';
import { cancelArrivalHandler, closeArrivalHandler } from './endArrival';
import { getArrivalHandler } from './getArrival';
import { getReceivingAheadHandler } from './getReceivingAhead';
import { headForShelfHandler } from './headForShelf';
import { intakeFiles } from './intakeFiles';
import { intakeLabelsRoute } from './intakeLabelsRoute';
import { listPutAwaysHandler } from './listPutAways';
import { presentArrivalRow } from './presentArrival';
import { putAwayGoodsHandler } from './putAwayGoods';
import { receiveGoodsHandler } from './receiveGoods';
import { arrivalsExport, suppliersExport } from './receivingExports';
import { arrivalName, supplierName } from './receivingNames';
import { markOrderedBulk, markOrderedHandler } from './reorder/markOrdered';
import { presentRule, reorderList } from './reorder/reorderList';
import { reorderExport, reorderRuleName, waitingReorders } from './reorder/reorderParts';
import { saveReorderRuleHandler } from './reorder/saveReorderRule';
import { tellReorders } from './reorder/tellReorders';
import { reverseIntakeHandler } from './reverseIntake';
import { saveSupplierHandler } from './saveSupplier';
import { receivingSeed } from './seed/receivingSeed';
import { presentSupplier, suppliersList } from './supplierQueries';
import { waitingArrivals } from './waitingArrivals';
import { waitingPutAways } from './waitingPutAways';

export const receivingModule = defineModule({
  handlers: {
    cancelArrival: cancelArrivalHandler,
    closeArrival: closeArrivalHandler,
    createArrival: createArrivalHandler,
    getArrival: getArrivalHandler,
    getReceivingAhead: getReceivingAheadHandler,
    headForShelf: headForShelfHandler,
    listArrivals: listHandler(arrivalsList, each(presentArrivalRow)),
    listPutAways: listPutAwaysHandler,
    listReorderRules: listHandler(reorderList, each(presentRule)),
    listSuppliers: listHandler(suppliersList, each(presentSupplier)),
    markOrdered: markOrderedHandler,
    putAwayGoods: putAwayGoodsHandler,
    receiveGoods: receiveGoodsHandler,
    reverseIntake: reverseIntakeHandler,
    saveReorderRule: saveReorderRuleHandler,
    saveSupplier: saveSupplierHandler,
  },
  lists: [arrivalsList, suppliersList, reorderList],
  names: [arrivalName, supplierName, reorderRuleName],
  finds: [arrivalsFind],
  imports: [arrivalsImport],
  exports: [arrivalsExport, suppliersExport, reorderExport],
  bulk: [markOrderedBulk],
  chores: [
    {
      name: 'plan-reorders',
      title: 'Calcular qué conviene pedir a los proveedores',
      cron: '*/10 * * * *',
      run: tellReorders,
    },
  ],
  waiting: [...waitingArrivals, waitingPutAways, waitingReorders],
  routes: [intakeLabelsRoute],
  opens: [intakeFiles],
  seeds: [receivingSeed],
});
