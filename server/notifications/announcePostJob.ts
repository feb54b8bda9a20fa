import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { readersOf } from '../acciones/posts/readerQueries';
import { post } from '../db/schema/posts';
import type { JobKind } from '../jobs/jobRunner';
import { authorRefs } from '../people/authorRef';
import { type Notice, notify } from './notify';

const payload = z.object({
  postId: z.number(),
  announcement: z.enum(['published', 'confirmation', 'reminder']),
  authorId: z.number(),
});

const BATCH = 500;

function noticeOf(title: string, postId: number, author: string, asks: boolean): Notice {
  return {
    type: asks ? 'posts.confirmation' : 'posts.published',
    title: asks ? 'Te piden confirmar una lectura' : `Publicación nueva de ${author}`,
    body: title,
    link: `/posts/${postId}`,
  };
}

const told = (people: number) =>
  people === 1 ? 'Avisamos a 1 persona.' : `Avisamos a ${people} personas.`;

/** Rings the bell of everybody a post is written for, some hundreds at a time. */
export const announcePostJob: JobKind = {
  kind: 'posts.announce',
  run: async (job) => {
    const { postId, announcement, authorId } = payload.parse(job.payload);
    const { db } = job.services.database;
    const [row] = await db.select().from(post).where(eq(post.id, postId));
    if (!row || row.archivedAt) return 'La publicación ya no está en el muro.';
    const readers = await readersOf(db, row, announcement === 'reminder' ? 'missing' : 'all');
    const author = (await authorRefs(db, [authorId])).get(authorId)?.name ?? '';
    const asks =
      announcement === 'confirmation' || (announcement === 'reminder' && row.asksConfirmation);
    const notice = noticeOf(row.title, postId, author, asks);
    for (let from = job.doneUnits; from < readers.length; from += BATCH) {
      const batch = readers.slice(from, from + BATCH).map((reader) => reader.accountId);
      await job.step(Math.min(from + BATCH, readers.length), readers.length, async (step) => {
        await notify(step, batch, notice);
      });
    }
    await job.services.jobs.flush();
    return told(readers.length);
  },
};
