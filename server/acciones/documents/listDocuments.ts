import { listDocuments } from '@contract/documents/listDocuments';
import { runList } from '../../lists/runList';
import { implement } from '../implement';
import { documentsList, toDocumentRow } from './documentQueries';

export const listDocumentsHandler = implement(listDocuments, async (input, context) => {
  const { rows, ...counted } = await runList(documentsList, context, input);
  return { rows: rows.map(toDocumentRow), ...counted };
});
