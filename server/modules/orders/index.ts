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
import { findSubstitutesHandler } from './findSubstitutes';
import { finishPickingHandler } from './finishPicking';
import { getAvailabilityHandler } from './getAvailability';
import { getOrderHandler } from './getOrder';
import { getOrderBoardHandler } from './getOrderBoard';
import { getOrderFiguresHandler } from './getOrderFigures';
import { getOrderMapHandler } from './getOrderMap';
import { holdOrderHandler } from './holdOrder';
import { listPickersHandler } from './listPickers';
import { listProductOrdersHandler } from './listProductOrders';
import { listStockMovementsHandler } from './listStockMovements';
import { missDeliveryHandler } from './missDelivery';
import {
  commentOrderHandler,
  deleteOrderCommentHandler,
  listOrderCommentsHandler,
  orderCommentFiles,
} from './orderComments';
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
import { refuseDeliveryHandler } from './refuseDelivery';
import { releaseOrderHandler } from './releaseOrder';
import { resumeOrderHandler } from './resumeOrder';
import { returnLineHandler } from './returnLine';
import { ordersSeed } from './seed/ordersSeed';
import { shortLineHandler } from './shortLine';
import { startPickingHandler } from './startPicking';
import { stepBackOrderHandler } from './stepBackOrder';
import { substituteLineHandler } from './substituteLine';
import { takeNextOrderHandler } from './takeNextOrder';
import { updateOrderHandler } from './updateOrder';

export const ordersModule = defineModule({
  handlers: {
    assignPicker: assignPickerHandler,
    cancelOrder: cancelOrderHandler,
    changeOrders: changeOrdersHandler,
    checkOrder: checkOrderHandler,
    commentOrder: commentOrderHandler,
    createOrder: createOrderHandler,
    deleteOrderComment: deleteOrderCommentHandler,
    deliverOrder: deliverOrderHandler,
    dispatchOrder: dispatchOrderHandler,
    findSubstitutes: findSubstitutesHandler,
    finishPicking: finishPickingHandler,
    getAvailability: getAvailabilityHandler,
    getOrder: getOrderHandler,
    getOrderBoard: getOrderBoardHandler,
    getOrderFigures: getOrderFiguresHandler,
    getOrderMap: getOrderMapHandler,
    holdOrder: holdOrderHandler,
    listOrderComments: listOrderCommentsHandler,
    listOrders: listHandler(
      ordersList,
      each((row, { viewer }) => presentOrderRow(viewer, row)),
    ),
    listPickers: listPickersHandler,
    listProductOrders: listProductOrdersHandler,
    listStockMovements: listStockMovementsHandler,
    missDelivery: missDeliveryHandler,
    packOrder: packOrderHandler,
    pickLine: pickLineHandler,
    refuseDelivery: refuseDeliveryHandler,
    releaseOrder: releaseOrderHandler,
    resumeOrder: resumeOrderHandler,
    returnLine: returnLineHandler,
    shortLine: shortLineHandler,
    startPicking: startPickingHandler,
    stepBackOrder: stepBackOrderHandler,
    substituteLine: substituteLineHandler,
    takeNextOrder: takeNextOrderHandler,
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
  opens: [deliveryFiles, orderCommentFiles],
  handovers: [orderHandover],
  seeds: [ordersSeed],
});
