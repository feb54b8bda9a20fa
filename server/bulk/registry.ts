import { acceptDocumentsBulk } from '../acciones/documents/acceptDocuments';
import { remindDocumentsBulk } from '../acciones/documents/remindDocuments';
import { changeManyNewsBulk } from '../acciones/news/changeManyNews';
import { enterManyNewsBulk } from '../acciones/news/enterManyNews';
import { changeOrdersBulk } from '../acciones/orders/changeOrders';
import { remindReceiptsBulk } from '../acciones/receipts/remindReceipts';
import { remindSignaturesBulk } from '../acciones/signed/remindSignatures';
import { changePeopleBulk } from '../acciones/users/changePeople';
import { decideRequestsBulk } from '../acciones/workflow/decideRequests';
import type { BulkAction } from './bulkAction';

/** Every bulk action, so that a task finds it again by the name of its accion. */
const actions: readonly BulkAction[] = [
  // One line each.
  acceptDocumentsBulk,
  changeManyNewsBulk,
  changeOrdersBulk,
  changePeopleBulk,
  decideRequestsBulk,
  enterManyNewsBulk,
  remindDocumentsBulk,
  remindSignaturesBulk,
  remindReceiptsBulk,
];

const byName = new Map(actions.map((action) => [action.accion.name, action]));

export const bulkNamed = (accion: string): BulkAction | undefined => byName.get(accion);
