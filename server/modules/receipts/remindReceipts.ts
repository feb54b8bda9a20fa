import { counted } from '@contract/core/counted';
import { remindReceipts } from '@contract/receipts/receiptAcciones';
import { receipt } from '../../db/schema/receipts';
import { signature } from '../../db/schema/signing';
import { implementBulk } from '../../engine/bulk/implementBulk';
import { reminderBulk } from '../../engine/bulk/reminderBulk';
import { conflict } from '../../engine/http/fault';
import { labelsByPerson } from '../../engine/people/labelsByPerson';
import { findReceipt } from './presentReceipt';
import { unsignedNotice } from './receiptNotices';
import { receiptsList } from './receiptQueries';
import { onlyPublishers } from './receiptScope';
import { tellReceipts } from './tellReceipts';

export const remindReceiptsBulk = reminderBulk({
  accion: remindReceipts,
  list: receiptsList,
  title: (rows) => `Recordar ${counted(rows, 'recibo', 'recibos')} sin firmar`,
  prepare: onlyPublishers,
  labels: (context, ids) => labelsByPerson(context, receipt, ids),
  entity: 'receipt',
  table: signature,
  owed: async (context, id) => {
    const slip = await findReceipt(context, id);
    if (slip.state !== 'pending' && slip.state !== 'opened') {
      throw conflict('No falta que lo firme.');
    }
    return { personId: slip.personId, stampId: slip.signatureId, notice: unsignedNotice(slip) };
  },
  tell: tellReceipts,
});

export const remindReceiptsHandler = implementBulk(remindReceiptsBulk);
