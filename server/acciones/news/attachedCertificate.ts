import { and, eq } from 'drizzle-orm';
import type { Attachment } from '../../approvals/requestType';
import { storedFile } from '../../db/schema/files';
import { news } from '../../db/schema/news';
import type { Context } from '../context';
import type { NewsSubject } from './newsFacts';
import { opensCertificate } from './newsScope';

const url = (hash: string) => `/archivos/${hash}`;

/** The certificate beside the request, for who keeps medical files and whose it is. */
export async function attachedCertificate(
  { db, viewer }: Context,
  { row }: NewsSubject,
): Promise<Attachment[]> {
  const found = await db
    .select({ file: storedFile })
    .from(news)
    .innerJoin(storedFile, eq(storedFile.hash, news.certificateHash))
    .where(and(eq(news.id, row.id), opensCertificate(viewer)));
  return found.map(({ file }) => ({
    name: row.certificateName ?? 'Certificado',
    mime: file.mime,
    url: url(file.hash),
    previewUrl: file.mime.startsWith('image/') ? url(file.previewHash ?? file.hash) : null,
  }));
}
