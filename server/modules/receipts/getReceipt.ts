import { getReceipt } from '@contract/receipts/receiptAcciones';
import { implement } from '../../engine/acciones/implement';
import { presentReceipt } from './presentReceipt';

export const getReceiptHandler = implement(getReceipt, ({ id }, context) =>
  presentReceipt(context, id),
);
