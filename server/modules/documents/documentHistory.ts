import type { documentVersion as shownVersion } from '@contract/documents/document';
import { can } from '@contract/session/can';
import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { documentVersion } from '../../db/schema/documents';
import { storedFile } from '../../db/schema/files';
import { envelope, envelopePaper, signature } from '../../db/schema/signing';
import type { Context } from '../../engine/acciones/context';
import { presentFile } from '../../engine/files/presentFile';
import { authorRefs } from '../../engine/people/authorRef';
import { sendsEnvelopes } from '../signed';
import { signingState, versionSigning } from './documentSigning';

type Asking = Pick<Context, 'db' | 'viewer'>;
type Signature = Pick<typeof signature.$inferSelect, 'sealedHash'> | null;

const signedFile = (signed: Signature, name: string) =>
  signed?.sealedHash
    ? presentFile({ hash: signed.sealedHash, mime: 'application/pdf', previewHash: null }, name)
    : null;

const versionsOf = ({ db }: Asking, id: number) =>
  db
    .select({
      version: documentVersion,
      file: storedFile,
      signing: signingState,
      sentAt: envelope.sentAt,
      signature,
    })
    .from(documentVersion)
    .innerJoin(storedFile, eq(storedFile.hash, documentVersion.fileHash))
    .leftJoin(envelope, versionSigning.envelope)
    .leftJoin(envelopePaper, versionSigning.paper)
    .leftJoin(signature, versionSigning.signature)
    .where(eq(documentVersion.documentId, id))
    .orderBy(desc(documentVersion.number));

/** Each file that a document was, the last first, with what came of its signature. */
export async function documentHistory(
  asking: Asking,
  { id, own }: { id: number; own: boolean },
): Promise<z.infer<typeof shownVersion>[]> {
  const rows = await versionsOf(asking, id);
  const authors = await authorRefs(
    asking.db,
    rows.map(({ version }) => version.accountId ?? 0),
  );
  const { viewer } = asking;
  const follows = sendsEnvelopes(viewer) || (own && can(viewer.roles, 'SIGNED'));
  return rows.map(({ version, file, signing, sentAt, signature: signed }) => ({
    number: version.number,
    file: presentFile(file, version.fileName),
    size: file.size,
    note: version.note,
    author: authors.get(version.accountId ?? 0) ?? null,
    at: version.createdAt.toISOString(),
    signing,
    signedAt: signed?.doneAt?.toISOString() ?? null,
    signedFile: signedFile(signed, version.fileName),
    signatureId: follows && sentAt ? (signed?.id ?? null) : null,
  }));
}
