import type { DocumentDetail } from '@contract/documents/document';
import { can } from '@contract/session/can';
import { and, eq } from 'drizzle-orm';
import { document } from '../../db/schema/documents';
import { notFound } from '../../http/fault';
import type { Context } from '../context';
import { documentHistory } from './documentHistory';
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

export async function presentDocument(asking: Asking, id: number): Promise<DocumentDetail> {
  const row = await visibleDocument(asking, id);
  const { viewer } = asking;
  const own = row.personId === viewer.personId;
  const history = await documentHistory(asking, { id, own });
  const maySign = own && !viewer.viewing && can(viewer.roles, 'SIGNED');
  return { ...row, history, maySign: maySign && row.signing === 'pending' };
}
