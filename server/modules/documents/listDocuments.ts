import { listDocuments } from '@contract/documents/listDocuments';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { documentsList, toDocumentRow } from './documentQueries';
import { excerptsOf } from './excerptsOf';

export const listDocumentsHandler = implement(listDocuments, async (input, context) => {
  const { rows, ...counted } = await runList(documentsList, context, input);
  const excerpts = await excerptsOf(
    context.db,
    rows.map(({ id }) => id),
    input.search,
  );
  const listed = rows.map((row) => ({
    ...toDocumentRow(row),
    excerpt: excerpts.get(row.id) ?? null,
  }));
  return { rows: listed, ...counted };
});
