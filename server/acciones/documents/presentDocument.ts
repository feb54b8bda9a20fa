import type { DocumentDetail } from '@contract/documents/document';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { document, documentVersion } from '../../db/schema/documents';
import { storedFile } from '../../db/schema/files';
import { presentFile } from '../../files/presentFile';
import { notFound } from '../../http/fault';
import { authorRefs } from '../../people/authorRef';
import type { Context } from '../context';
import { documentsList, toDocumentRow } from './documentQueries';
import { documentActionsOf } from './documentRules';
import { keepsDocuments, seesDocuments } from './documentScope';

type Asking = Pick<Context, 'db' | 'viewer' | 'reach'>;

/** As its list shows it, for who may see it; to anybody else it does not exist. */
export async function visibleDocument({ db, viewer, reach }: Asking, id: number) {
  const [row] = await documentsList
    .from(db.select(documentsList.fields))
    .where(and(eq(document.id, id), seesDocuments(viewer, reach)));
  if (!row) throw notFound('Ese documento no existe o no está a tu alcance.');
  const own = viewer.personId !== null && row.personId === viewer.personId;
  const actions = documentActionsOf({ ...row, keeps: keepsDocuments(viewer), own });
  return { ...toDocumentRow(row), actions };
}

async function historyOf(db: Db, id: number) {
  const rows = await db
    .select({ version: documentVersion, file: storedFile })
    .from(documentVersion)
    .innerJoin(storedFile, eq(storedFile.hash, documentVersion.fileHash))
    .where(eq(documentVersion.documentId, id))
    .orderBy(desc(documentVersion.number));
  const authors = await authorRefs(
    db,
    rows.map(({ version }) => version.accountId ?? 0),
  );
  return rows.map(({ version, file }) => ({
    number: version.number,
    file: presentFile(file, version.fileName),
    size: file.size,
    note: version.note,
    author: authors.get(version.accountId ?? 0) ?? null,
    at: version.createdAt.toISOString(),
  }));
}

export async function presentDocument(asking: Asking, id: number): Promise<DocumentDetail> {
  const row = await visibleDocument(asking, id);
  return { ...row, history: await historyOf(asking.db, id) };
}
