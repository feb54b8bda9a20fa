import { and, eq } from 'drizzle-orm';
import { documentVersion } from '../../db/schema/documents';
import { storedFile } from '../../db/schema/files';
import { fileUpload } from '../../db/schema/uploads';
import type { Context } from '../../engine/acciones/context';
import { requireUploads } from '../../engine/files/uploads/requireUploads';

type Asking = Pick<Context, 'db' | 'viewer'>;

/** This reads a file that this account brought as a document. */
export async function broughtFile({ db, viewer }: Asking, hash: string) {
  await requireUploads(db, viewer.accountId, 'document', { file: hash });
  const [row] = await db
    .select({ name: fileUpload.name, mime: storedFile.mime })
    .from(fileUpload)
    .innerJoin(storedFile, eq(storedFile.hash, fileUpload.hash))
    .where(
      and(
        eq(fileUpload.hash, hash),
        eq(fileUpload.accountId, viewer.accountId),
        eq(fileUpload.purpose, 'document'),
      ),
    );
  if (!row) throw new Error('an upload vanished');
  return row;
}

interface NewVersion {
  documentId: number;
  number: number;
  file: string;
  fileName: string;
  note: string;
}

export async function fileVersion(
  {
    db,
    viewer,
    services,
    afterCommit,
  }: Pick<Context, 'db' | 'viewer' | 'services' | 'afterCommit'>,
  version: NewVersion,
): Promise<void> {
  const { documentId, number, file, fileName, note } = version;
  await db.insert(documentVersion).values({
    documentId,
    number,
    fileHash: file,
    fileName,
    note,
    accountId: viewer.accountId,
  });
  afterCommit(() => services.jobs.hurry('read-texts'));
}
