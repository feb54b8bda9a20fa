import { eq } from 'drizzle-orm';
import type { FileStore } from '../../../files/store/fileStore';
import { pdfHere } from '../../../signing/pdf/pdfWork';
import { lookAtPdf } from '../../../signing/signable';
import { turnOfTask } from '../../../signing/turnOf';
import type { Db } from '../../client';
import { documentVersion } from '../../schema/documents';
import { storedFile } from '../../schema/files';

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
