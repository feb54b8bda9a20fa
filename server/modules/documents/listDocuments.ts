import { listHandler } from '../../engine/lists/listHandler';
import { documentsList, toDocumentRow } from './documentQueries';
import { excerptsOf } from './excerptsOf';

export const listDocumentsHandler = listHandler(documentsList, async (rows, { db }, { search }) => {
  const ids = rows.map(({ id }) => id);
  const excerpts = await excerptsOf(db, ids, search);
  return rows.map((row) => ({ ...toDocumentRow(row), excerpt: excerpts.get(row.id) ?? null }));
});
