import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { documentVersion } from '../../db/schema/documents';
import { storedFile } from '../../db/schema/files';
import type { FileStore } from '../../engine/files/store/fileStore';
import { pdfHere } from '../../engine/signing/pdf/pdfWork';
import { lookAtPdf } from '../../engine/signing/signable';
import { turnOfTask } from '../../engine/signing/turnOf';

/** As when they had been brought: whether the papers of employee files can be signed is known from the start. */
export async function lookAtDemoPapers(db: Db, files: FileStore): Promise<void> {
  const papers = await db
    .selectDistinct({ hash: storedFile.hash })
    .from(documentVersion)
    .innerJoin(storedFile, eq(storedFile.hash, documentVersion.fileHash))
    .where(eq(storedFile.mime, 'application/pdf'));
  const tools = { files, pdf: pdfHere };
  for (const { hash } of papers) await lookAtPdf(db, tools, hash, turnOfTask('demo'));
}
