import { assignPicker } from './assignPicker';
import { cancelOrder } from './cancelOrder';
import { changeOrders } from './changeOrders';
import { checkOrder } from './checkOrder';
import { createOrder } from './createOrder';
import { deliverOrder } from './deliverOrder';
import { dispatchOrder } from './dispatchOrder';
import { finishPicking } from './finishPicking';
import { getOrder } from './getOrder';
import { getOrderBoard } from './getOrderBoard';
import { getOrderFigures } from './getOrderFigures';
import { getOrderMap } from './getOrderMap';
import { holdOrder } from './holdOrder';
import { listOrders } from './listOrders';
import { listPickers } from './listPickers';
import { packOrder } from './packOrder';
import { pickLine } from './pickLine';
import { releaseOrder } from './releaseOrder';
import { resumeOrder } from './resumeOrder';
import { returnLine } from './returnLine';
import { shortLine } from './shortLine';
import { startPicking } from './startPicking';
import { stepBackOrder } from './stepBackOrder';
import { substituteLine } from './substituteLine';
import { updateOrder } from './updateOrder';

/** One line each. */
export const ordersAcciones = {
  assignPicker,
  cancelOrder,
  changeOrders,
  checkOrder,
  createOrder,
  deliverOrder,
  dispatchOrder,
  finishPicking,
  getOrder,
  getOrderBoard,
  getOrderFigures,
  getOrderMap,
  holdOrder,
  listOrders,
  listPickers,
  packOrder,
  pickLine,
  releaseOrder,
  resumeOrder,
  returnLine,
  shortLine,
  startPicking,
  stepBackOrder,
  substituteLine,
  updateOrder,
};
