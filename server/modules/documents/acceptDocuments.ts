import { counted } from '@contract/core/counted';
import { acceptDocuments } from '@contract/documents/askedDocumentAcciones';
import type { BulkAction } from '../../engine/bulk/bulkAction';
import { implementBulk } from '../../engine/bulk/implementBulk';
import { askedDocumentsList } from './askedDocumentQueries';
import { askedLabels } from './askedLabels';
import { decideAsked } from './decideAsked';
import { onlyKeepers } from './onlyKeepers';

export const acceptDocumentsBulk: BulkAction<typeof acceptDocuments> = {
  accion: acceptDocuments,
  list: askedDocumentsList,
  title: (rows) => `Aceptar ${counted(rows, 'documento entregado', 'documentos entregados')}`,
  prepare: onlyKeepers,
  labels: askedLabels,
  each: (context, id) => decideAsked(context, { id }, null),
};

export const acceptDocumentsHandler = implementBulk(acceptDocumentsBulk);
