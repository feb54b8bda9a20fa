import { asc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { documentType } from '../../db/schema/documents';
import type { Viewer } from '../../engine/acciones/context';
import { editsDocumentTypes } from './documentScope';

// Qualified by hand: in a subquery a bare name would be the document's own.
const used = sql<number>`(select count(*)::int from document d
  where d.type_id = document_type.id and d.removed_at is null)`;

const rows = (db: Db) => db.select({ ...getTableColumns(documentType), used }).from(documentType);

/** Types in use come first, folder by folder; people who only have their own file do not hear of the others, nor how many there are. */
export async function documentTypesFor(db: Db, viewer: Viewer) {
  const edits = editsDocumentTypes(viewer);
  const found = await rows(db)
    .where(edits ? undefined : ne(documentType.visibility, 'keepers'))
    .orderBy(
      sql`${documentType.active} desc`,
      sql`${documentType.folder} collate "es-x-icu"`,
      sql`${documentType.name} collate "es-x-icu"`,
      asc(documentType.id),
    );
  return edits ? found : found.map((row) => ({ ...row, used: 0 }));
}

export async function findDocumentType(db: Db, id: number) {
  const [row] = await rows(db).where(eq(documentType.id, id));
  return row;
}
