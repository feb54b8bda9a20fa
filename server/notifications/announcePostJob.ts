import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { readersOf } from '../acciones/posts/readerQueries';
import { post } from '../db/schema/posts';
import { recordEvent } from '../events/recordEvent';
import type { JobKind } from '../jobs/jobRunner';
import { authorRefs } from '../people/authorRef';
import { notify } from './notify';

const payload = z.object({
  postId: z.number(),
  announcement: z.enum(['published', 'confirmation', 'reminder']),
  authorId: z.number(),
});

const BATCH = 500;

/** Rings the bell of everybody a post is written for, some hundreds at a time. */
export const announcePostJob = (wake: () => void): JobKind => ({
  kind: 'posts.announce',
  run: async (job) => {
    const { postId, announcement, authorId } = payload.parse(job.payload);
    const { db } = job;
    const [row] = await db.select().from(post).where(eq(post.id, postId));
    if (!row || row.archivedAt) return 'La publicación ya no está en el muro.';
    const readers = await readersOf(db, row, announcement === 'reminder' ? 'missing' : 'all');
    const author = (await authorRefs(db, [authorId])).get(authorId)?.name ?? '';
    const notice = {
      type:
        announcement === 'published'
          ? ('posts.published' as const)
          : ('posts.confirmation' as const),
      title:
        announcement === 'published'
          ? `Publicación nueva de ${author}`
          : 'Te piden confirmar una lectura',
      body: row.title,
      link: `/posts/${postId}`,
    };
    for (let from = 0; from < readers.length; from += BATCH) {
      const batch = readers.slice(from, from + BATCH).map((reader) => reader.accountId);
      await db.transaction((tx) =>
        notify(
          { db: tx, emit: (tags, audience) => recordEvent(tx, tags, audience) },
          batch,
          notice,
        ),
      );
      wake();
      await job.progress(Math.min(from + BATCH, readers.length), readers.length);
    }
    return readers.length === 1
      ? 'Avisamos a 1 persona.'
      : `Avisamos a ${readers.length} personas.`;
  },
});
