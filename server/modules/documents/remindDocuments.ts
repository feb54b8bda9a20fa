import { remindDocuments } from '@contract/documents/askedDocumentAcciones';
import { documentRequestItem } from '../../db/schema/documents';
import { implementBulk } from '../../engine/bulk/implementBulk';
import { reminderBulk } from '../../engine/bulk/reminderBulk';
import { conflict } from '../../engine/http/fault';
import { askedDocumentsList } from './askedDocumentQueries';
import { askedLabels } from './askedLabels';
import { reminderNotice } from './askedNotices';
import { lockAsked } from './lockAsked';
import { onlyKeepers } from './onlyKeepers';
import { tellDocument } from './tellDocument';

export const remindDocumentsBulk = reminderBulk({
  accion: remindDocuments,
  list: askedDocumentsList,
  title: (rows) => `Recordar ${rows} documentos que faltan`,
  prepare: onlyKeepers,
  labels: askedLabels,
  entity: 'documentRequestItem',
  table: documentRequestItem,
  owed: async (context, id) => {
    const { row, shown } = await lockAsked(context, { id });
    if (row.state !== 'requested' && row.state !== 'rejected') {
      throw conflict('No falta que lo entregue.');
    }
    return { personId: row.personId, stampId: id, notice: reminderNotice(shown) };
  },
  tell: tellDocument,
});

export const remindDocumentsHandler = implementBulk(remindDocumentsBulk);
