import type { DocumentSigning } from '@contract/documents/document';
import { eq, sql } from 'drizzle-orm';
import { documentVersion } from '../../db/schema/documents';
import { envelope, envelopePaper, signature } from '../../db/schema/signing';

/** Over the signature of a version, joined as below; a draft is a sending that failed. */
export const signingState = sql<DocumentSigning>`case when ${envelope.id} is null then 'none'
  when ${envelope.state} in ('draft', 'cancelled') then 'cancelled'
  when ${envelope.sentAt} is null then 'sending'
  when ${signature.state} in ('waiting', 'pending', 'opened') then 'pending'
  else ${signature.state} end`;

/** A version has one envelope at most, with one paper and one signer: these joins add no row. */
export const versionSigning = {
  envelope: eq(envelope.documentVersionId, documentVersion.id),
  paper: eq(envelopePaper.envelopeId, envelope.id),
  signature: eq(signature.paperId, envelopePaper.paperId),
};
