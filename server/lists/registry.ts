import { auditList } from '../acciones/admin/auditQueries';
import { jobsList } from '../acciones/admin/jobQueries';
import { sessionsList } from '../acciones/admin/sessionQueries';
import { askedDocumentsList } from '../acciones/documents/askedDocumentQueries';
import { documentsList } from '../acciones/documents/documentQueries';
import { documentRequestsList } from '../acciones/documents/documentRequestQueries';
import { balancesList } from '../acciones/holidays/balancesList';
import { leavesList } from '../acciones/holidays/leaveQueries';
import { newsList } from '../acciones/news/newsQueries';
import { ordersList } from '../acciones/orders/orderQueries';
import { postsList } from '../acciones/posts/postQueries';
import { receiptBatchesList } from '../acciones/receipts/batchQueries';
import { receiptPiecesList } from '../acciones/receipts/pieceQueries';
import { receiptsList } from '../acciones/receipts/receiptQueries';
import { envelopesList } from '../acciones/signed/envelopeQueries';
import { signaturesList } from '../acciones/signed/signatureQueries';
import { directoryList } from '../acciones/users/directoryQueries';
import { employeesList } from '../acciones/users/employeeQueries';
import { payList } from '../acciones/users/payList';
import { customersList, locationsList, productsList } from '../acciones/warehouse/catalogQueries';
import { stockList } from '../acciones/warehouse/stockQueries';
import { ownRequestsList, waitingList } from '../acciones/workflow/requestQueries';
import type { ListDefinition } from './listDefinition';

/** Every list that is counted, exported and changed in bulk. */
const lists: readonly ListDefinition[] = [
  // One line each.
  askedDocumentsList,
  auditList,
  balancesList,
  customersList,
  directoryList,
  documentRequestsList,
  documentsList,
  employeesList,
  envelopesList,
  jobsList,
  leavesList,
  locationsList,
  newsList,
  ordersList,
  ownRequestsList,
  payList,
  postsList,
  productsList,
  receiptBatchesList,
  receiptPiecesList,
  receiptsList,
  sessionsList,
  signaturesList,
  stockList,
  waitingList,
];

const byName = new Map(lists.map((list) => [list.accion.name, list]));

export const listNamed = (accion: string): ListDefinition | undefined => byName.get(accion);
