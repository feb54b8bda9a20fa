import { listAskedDocuments } from '@contract/documents/listAskedDocuments';
import { runList } from '../../lists/runList';
import { implement } from '../implement';
import { askedDocumentsList, toAskedDocument } from './askedDocumentQueries';

export const listAskedDocumentsHandler = implement(listAskedDocuments, async (input, context) => {
  const { rows, ...counted } = await runList(askedDocumentsList, context, input);
  return { rows: rows.map((row) => toAskedDocument(row, context.viewer)), ...counted };
});
