import { can } from '@contract/session/can';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Viewer } from '../acciones/context';
import { opensDocuments } from '../acciones/documents/documentScope';
import { opensLeaveCertificate } from '../acciones/holidays/leaveCertificate';
import { opensCertificate } from '../acciones/news/newsScope';
import { visibleOrders } from '../acciones/orders/orderScope';
import { visibleTo } from '../acciones/posts/postQueries';
import { opensPaperToSign } from '../acciones/signed/opensPaperToSign';
import type { Db } from '../db/client';
import { document, documentType, documentVersion } from '../db/schema/documents';
import { storedFile } from '../db/schema/files';
import { leave } from '../db/schema/holidays';
import { news } from '../db/schema/news';
import { warehouseOrder } from '../db/schema/orders';
import { orderDelivery } from '../db/schema/orderWork';
import { post, postImage } from '../db/schema/posts';
import { envelope, envelopePaper, signature } from '../db/schema/signing';
import { fileUpload } from '../db/schema/uploads';
import { isFileOfReceipt } from '../receipts/fileOfReceipt';

export interface OpenFile {
  hash: string;
  mime: string;
  size: number;
}

/** Of the wall, for everybody it is for, or of somebody. */
export interface ShownFile extends OpenFile {
  shown: 'shared' | 'own';
}

/** The photo or signature of a delivery, for who sees the order. */
async function isProofOfSeenOrder(db: Db, viewer: Viewer, hash: string): Promise<boolean> {
  const [proof] = await db
    .select({ id: warehouseOrder.id })
    .from(orderDelivery)
    .innerJoin(warehouseOrder, eq(warehouseOrder.id, orderDelivery.orderId))
    .where(
      and(
        or(eq(orderDelivery.photoHash, hash), eq(orderDelivery.signatureHash, hash)),
        visibleOrders(viewer.roleScope, viewer),
      ),
    )
    .limit(1);
  return proof !== undefined;
}

/** The certificate of a novelty or of leave, for whose it is and who keeps medical files. */
async function isCertificate(db: Db, viewer: Viewer, hash: string): Promise<boolean> {
  const same = sql`${hash} in (${storedFile.hash}, ${storedFile.previewHash})`;
  const ofNews = db
    .select({ id: news.id })
    .from(news)
    .innerJoin(storedFile, eq(storedFile.hash, news.certificateHash))
    .where(and(same, opensCertificate(viewer)));
  const ofLeave = db
    .select({ id: leave.id })
    .from(leave)
    .innerJoin(storedFile, eq(storedFile.hash, leave.certificateHash))
    .where(and(same, opensLeaveCertificate(viewer)));
  return (await ofNews.unionAll(ofLeave).limit(1)).length > 0;
}

/** Any version of a paper, for who sees the paper. */
async function isOfSeenDocument(db: Db, viewer: Viewer, hash: string): Promise<boolean> {
  const same = sql`${hash} in (${storedFile.hash}, ${storedFile.previewHash})`;
  const [found] = await db
    .select({ id: document.id })
    .from(documentVersion)
    .innerJoin(storedFile, eq(storedFile.hash, documentVersion.fileHash))
    .innerJoin(document, eq(document.id, documentVersion.documentId))
    .innerJoin(documentType, eq(documentType.id, document.typeId))
    .where(and(same, opensDocuments(viewer)))
    .limit(1);
  return found !== undefined;
}

/** A paper with its seal, for who sees the paper. */
async function isOfSignedDocument(db: Db, viewer: Viewer, hash: string): Promise<boolean> {
  const [found] = await db
    .select({ id: document.id })
    .from(signature)
    .innerJoin(envelopePaper, eq(envelopePaper.paperId, signature.paperId))
    .innerJoin(envelope, eq(envelope.id, envelopePaper.envelopeId))
    .innerJoin(documentVersion, eq(documentVersion.id, envelope.documentVersionId))
    .innerJoin(document, eq(document.id, documentVersion.documentId))
    .innerJoin(documentType, eq(documentType.id, document.typeId))
    .where(and(eq(signature.sealedHash, hash), opensDocuments(viewer)))
    .limit(1);
  return found !== undefined;
}

const isOfWall = async (db: Db, viewer: Viewer, hash: string): Promise<boolean> => {
  if (!can(viewer.roles, 'POSTS.SHOW')) return false;
  const [shown] = await db
    .select({ id: post.id })
    .from(postImage)
    .innerJoin(storedFile, eq(storedFile.hash, postImage.hash))
    .innerJoin(post, eq(post.id, postImage.postId))
    .where(and(sql`${hash} in (${storedFile.hash}, ${storedFile.previewHash})`, visibleTo(viewer)))
    .limit(1);
  return shown !== undefined;
};

async function isOwn(db: Db, viewer: Viewer, hash: string): Promise<boolean> {
  // A preview is as visible as the picture it was made from.
  const same = sql`${hash} in (${storedFile.hash}, ${storedFile.previewHash})`;
  const [mine] = await db
    .select({ hash: fileUpload.hash })
    .from(fileUpload)
    .innerJoin(storedFile, eq(storedFile.hash, fileUpload.hash))
    .where(and(same, eq(fileUpload.accountId, viewer.accountId)))
    .limit(1);
  // What somebody just brought, and perhaps never published, is not for who sees as them.
  if (mine && !viewer.viewing) return true;
  if (can(viewer.roles, 'ORDERS') && (await isProofOfSeenOrder(db, viewer, hash))) return true;
  return (
    (await isCertificate(db, viewer, hash)) ||
    (await isOfSeenDocument(db, viewer, hash)) ||
    (await isOfSignedDocument(db, viewer, hash)) ||
    (await opensPaperToSign(db, viewer, hash)) ||
    isFileOfReceipt(db, viewer, hash)
  );
}

/** A file is seen by who may see a record that holds it, or by who just brought it. */
export async function findOpenFile(
  db: Db,
  viewer: Viewer,
  hash: string,
): Promise<ShownFile | null> {
  const [file] = await db.select().from(storedFile).where(eq(storedFile.hash, hash));
  if (!file) return null;
  if (await isOfWall(db, viewer, hash)) return { ...file, shown: 'shared' };
  return (await isOwn(db, viewer, hash)) ? { ...file, shown: 'own' } : null;
}
