import { and, eq } from 'drizzle-orm';
import { storedFile } from '../../db/schema/files';
import { news } from '../../db/schema/news';
import { sameContent } from '../../engine/files/sameContent';
import type { OpensFile } from '../../engine/module';
import { opensCertificate } from './newsScope';

/** The certificate of a novelty, for whose it is and who keeps medical files. */
export const newsFiles: OpensFile = {
  shown: 'own',
  async may(db, viewer, hash) {
    const [found] = await db
      .select({ id: news.id })
      .from(news)
      .innerJoin(storedFile, eq(storedFile.hash, news.certificateHash))
      .where(and(sameContent(hash), opensCertificate(viewer)))
      .limit(1);
    return found !== undefined;
  },
};
