import { eq } from 'drizzle-orm';
import { documentVersion } from '../../../db/schema/documents';
import { storedFile } from '../../../db/schema/files';
import { lookAtPdf } from '../../../engine/signing/signable';
import type { SigningTools } from '../../../engine/signing/signingTools';
import { turnOfTask } from '../../../engine/signing/turnOf';

/** This looks at papers of employee files as if they had been brought: whether they can be signed is known from the start. */
export async function lookAtDemoPapers({ db, services }: SigningTools): Promise<void> {
  const papers = await db
    .selectDistinct({ hash: storedFile.hash })
    .from(documentVersion)
    .innerJoin(storedFile, eq(storedFile.hash, documentVersion.fileHash))
    .where(eq(storedFile.mime, 'application/pdf'));
  for (const { hash } of papers) await lookAtPdf(db, services, hash, turnOfTask('demo'));
}
