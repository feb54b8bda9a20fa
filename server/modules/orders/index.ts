import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { assignPickerHandler } from './assignPicker';
import { cancelOrderHandler } from './cancelOrder';
import { changeOrdersBulk, changeOrdersHandler } from './changeOrders';
import { checkOrderHandler } from './checkOrder';
import { createOrderHandler } from './createOrder';
import { deliverOrderHandler } from './deliverOrder';
import { deliveryFiles } from './deliveryFiles';
import { dispatchOrderHandler } from './dispatchOrder';
import { finishPickingHandler } from './finishPicking';
import { getOrderHandler } from './getOrder';
import { getOrderBoardHandler } from './getOrderBoard';
import { getOrderFiguresHandler } from './getOrderFigures';
import { getOrderMapHandler } from './getOrderMap';
import { holdOrderHandler } from './holdOrder';
import { listPickersHandler } from './listPickers';
import { listProductOrdersHandler } from './listProductOrders';
import { listStockMovementsHandler } from './listStockMovements';
import { orderDocumentsRoute } from './orderDocumentsRoute';
import { orderHandover } from './orderHandover';
import { orderName } from './orderName';
import { ordersList } from './orderQueries';
import { orderRequest } from './orderRequest';
import { ordersExport } from './ordersExport';
import { ordersFind } from './ordersFind';
import { ordersImport } from './ordersImport';
import { packOrderHandler } from './packOrder';
import { pickLineHandler } from './pickLine';
import { presentOrderRow } from './presentOrderRow';
import { releaseOrderHandler } from './releaseOrder';
import { resumeOrderHandler } from './resumeOrder';
import { returnLineHandler } from './returnLine';
import { ordersSeed } from './seed/ordersSeed';
import { shortLineHandler } from './shortLine';
import { startPickingHandler } from './startPicking';
import { stepBackOrderHandler } from './stepBackOrder';
import { substituteLineHandler } from './substituteLine';
import { updateOrderHandler } from './updateOrder';

export const ordersModule = defineModule({
  handlers: {
    assignPicker: assignPickerHandler,
    cancelOrder: cancelOrderHandler,
    changeOrders: changeOrdersHandler,
    checkOrder: checkOrderHandler,
    createOrder: createOrderHandler,
    deliverOrder: deliverOrderHandler,
    dispatchOrder: dispatchOrderHandler,
    finishPicking: finishPickingHandler,
    getOrder: getOrderHandler,
    getOrderBoard: getOrderBoardHandler,
    getOrderFigures: getOrderFiguresHandler,
    getOrderMap: getOrderMapHandler,
    holdOrder: holdOrderHandler,
    listOrders: listHandler(
      ordersList,
      each((row, { viewer }) => presentOrderRow(viewer, row)),
    ),
    listPickers: listPickersHandler,
    listProductOrders: listProductOrdersHandler,
    listStockMovements: listStockMovementsHandler,
    packOrder: packOrderHandler,
    pickLine: pickLineHandler,
    releaseOrder: releaseOrderHandler,
    resumeOrder: resumeOrderHandler,
    returnLine: returnLineHandler,
    shortLine: shortLineHandler,
    startPicking: startPickingHandler,
    stepBackOrder: stepBackOrderHandler,
    substituteLine: substituteLineHandler,
    updateOrder: updateOrderHandler,
  },
  lists: [ordersList],
  names: [orderName],
  finds: [ordersFind],
  exports: [ordersExport],
  imports: [ordersImport],
  bulk: [changeOrdersBulk],
  requests: [orderRequest],
  routes: [orderDocumentsRoute],
  opens: [deliveryFiles],
  handovers: [orderHandover],
  seeds: [ordersSeed],
});
