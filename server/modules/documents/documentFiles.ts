import { and, eq } from 'drizzle-orm';
import { document, documentType, documentVersion } from '../../db/schema/documents';
import { storedFile } from '../../db/schema/files';
import { envelope, envelopePaper, signature } from '../../db/schema/signing';
import { sameContent } from '../../engine/files/sameContent';
import type { OpensFile } from '../../engine/module';
import { opensDocuments } from './documentScope';

/** Any version of a paper, for who sees the paper. */
export const documentFiles: OpensFile = {
  shown: 'own',
  async may(db, viewer, hash) {
    const [found] = await db
      .select({ id: document.id })
      .from(documentVersion)
      .innerJoin(storedFile, eq(storedFile.hash, documentVersion.fileHash))
      .innerJoin(document, eq(document.id, documentVersion.documentId))
      .innerJoin(documentType, eq(documentType.id, document.typeId))
      .where(and(sameContent(hash), opensDocuments(viewer)))
      .limit(1);
    return found !== undefined;
  },
};

/** A paper with its seal, for who sees the paper. */
export const sealedDocumentFiles: OpensFile = {
  shown: 'own',
  async may(db, viewer, hash) {
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
  },
};
