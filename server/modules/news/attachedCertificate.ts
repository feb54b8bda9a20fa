import { and, eq } from 'drizzle-orm';
import { storedFile } from '../../db/schema/files';
import { news } from '../../db/schema/news';
import type { Context } from '../../engine/acciones/context';
import { presentFile } from '../../engine/files/presentFile';
import { opensCertificate } from './newsScope';

/** The certificate, for who keeps medical files and whose it is. */
export async function attachedCertificate(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  id: number,
) {
  const [found] = await db
    .select({ file: storedFile, name: news.certificateName })
    .from(news)
    .innerJoin(storedFile, eq(storedFile.hash, news.certificateHash))
    .where(and(eq(news.id, id), opensCertificate(viewer)));
  return found ? presentFile(found.file, found.name) : null;
}
