import { counted } from '@contract/core/counted';
import { remindDocuments } from '@contract/documents/askedDocumentAcciones';
import { documentRequestItem } from '../../db/schema/documents';
import { implementBulk } from '../../engine/bulk/implementBulk';
import { reminderBulk } from '../../engine/bulk/reminderBulk';
import { askedDocumentsList } from './askedDocumentQueries';
import { askedDocumentsStore } from './askedDocumentsStore';
import { askedLabels } from './askedLabels';
import { reminderNotice } from './askedNotices';
import { onlyKeepers } from './onlyKeepers';
import { tellDocument } from './tellDocument';

export const remindDocumentsBulk = reminderBulk({
  accion: remindDocuments,
  list: askedDocumentsList,
  title: (rows) => `Recordar ${counted(rows, 'documento que falta', 'documentos que faltan')}`,
  prepare: onlyKeepers,
  labels: askedLabels,
  entity: 'documentRequestItem',
  table: documentRequestItem,
  owed: async (context, id) => {
    const { asked, shown } = await askedDocumentsStore.hold(context, { id }, 'remind');
    return { personId: asked.personId, stampId: id, notice: reminderNotice(shown) };
  },
  tell: tellDocument,
});

export const remindDocumentsHandler = implementBulk(remindDocumentsBulk);
