import type { DocumentDetail } from '@contract/documents/document';
import { can } from '@contract/session/can';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { document, documentVersion } from '../../db/schema/documents';
import { envelope } from '../../db/schema/signing';
import type { Context } from '../../engine/acciones/context';
import { notFound } from '../../engine/http/fault';
import { documentHistory } from './documentHistory';
import { documentsList, toDocumentRow } from './documentQueries';
import { documentActionsOf } from './documentRules';
import { keepsDocuments, seesDocuments } from './documentScope';
import { versionSigning } from './documentSigning';

type Asking = Pick<Context, 'db' | 'viewer' | 'reach'>;

export const noDocument = 'Ese documento no existe o no está a tu alcance.';

/** A document as its list shows it, for people who may see it; to anybody else it does not exist. */
export async function visibleDocument({ db, viewer, reach }: Asking, id: number) {
  const [row] = await documentsList
    .from(db.select(documentsList.fields))
    .where(and(eq(document.id, id), seesDocuments(viewer, reach)));
  if (!row) throw notFound(noDocument);
  const own = viewer.personId !== null && row.personId === viewer.personId;
  const actions = documentActionsOf({ ...row, keeps: keepsDocuments(viewer), own });
  return { ...toDocumentRow(row), actions };
}

/** Only of one that nobody got: why another came to nothing is told where it is followed. */
async function sendingProblem(db: Db, documentId: number): Promise<string> {
  const [last] = await db
    .select({ problem: envelope.endReason })
    .from(documentVersion)
    .innerJoin(envelope, and(versionSigning.envelope, isNull(envelope.sentAt)))
    .where(eq(documentVersion.documentId, documentId))
    .orderBy(desc(documentVersion.number), desc(envelope.id))
    .limit(1);
  return last?.problem ?? '';
}

export async function presentDocument(asking: Asking, id: number): Promise<DocumentDetail> {
  const row = await visibleDocument(asking, id);
  const { viewer } = asking;
  const own = row.personId === viewer.personId;
  const history = await documentHistory(asking, { id, own });
  const mayAsk = row.signing === 'cancelled' && row.actions.includes('askSignature');
  const signingProblem = mayAsk ? await sendingProblem(asking.db, id) : '';
  const maySign = own && !viewer.viewing && can(viewer.roles, 'SIGNED');
  return { ...row, history, signingProblem, maySign: maySign && row.signing === 'pending' };
}
