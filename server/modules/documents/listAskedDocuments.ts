import { listAskedDocuments } from '@contract/documents/listAskedDocuments';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { askedDocumentsList, toAskedDocument } from './askedDocumentQueries';

export const listAskedDocumentsHandler = implement(listAskedDocuments, async (input, context) => {
  const { rows, ...counted } = await runList(askedDocumentsList, context, input);
  return { rows: rows.map((row) => toAskedDocument(row, context.viewer)), ...counted };
});
