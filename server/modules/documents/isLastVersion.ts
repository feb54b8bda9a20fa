import { and, eq } from 'drizzle-orm';
import { document, documentVersion } from '../../db/schema/documents';

/** Joins a document with the version that counts. */
export const isLastVersion = and(
  eq(documentVersion.documentId, document.id),
  eq(documentVersion.number, document.versions),
);
