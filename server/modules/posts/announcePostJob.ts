import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { post } from '../../db/schema/posts';
import type { JobKind, SmallOutcome } from '../../engine/jobs/jobRunner';
import type { Addressed, Notice } from '../../engine/notifications/notice';
import { notify, notifyEach } from '../../engine/notifications/notify';
import { authorRefs } from '../../engine/people/authorRef';
import type { PostRow } from './postQueries';
import { readersOf } from './readerQueries';

const payload = z.object({
  postId: z.number(),
  announcement: z.enum(['published', 'confirmation', 'reminder']),
  authorId: z.number(),
});

const BATCH = 500;
const GONE = 'La publicación ya no está en el muro.';

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

/** Asked once for all posts with the same audience and author. */
function readersOnce(db: Db) {
  const known = new Map<string, Promise<number[]>>();
  return (row: PostRow): Promise<number[]> => {
    const { audienceKind, audienceIds, authorId } = row;
    const key = JSON.stringify([audienceKind, audienceIds, authorId]);
    const readers =
      known.get(key) ??
      readersOf(db, row, 'all').then((rows) => rows.map(({ accountId }) => accountId));
    known.set(key, readers);
    return readers;
  };
}

/** Rings the bell of everybody a post is written for, some hundreds at a time. */
export const announcePostJob: JobKind = {
  kind: 'posts.announce',
  lane: 'bells',
  run: async (job) => {
    const { postId, announcement, authorId } = payload.parse(job.payload);
    const { db } = job.services.database;
    const [row] = await db.select().from(post).where(eq(post.id, postId));
    if (!row || row.archivedAt) return GONE;
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
  together: async (jobs, step) => {
    const { db } = step;
    const wanted = jobs.map(({ id, payload: written }) => ({ id, ...payload.parse(written) }));
    const postIds = wanted.map(({ postId }) => postId);
    const posts = await db.select().from(post).where(anyOf(post.id, postIds));
    const authors = await authorRefs(
      db,
      wanted.map(({ authorId }) => authorId),
    );
    const readersFor = readersOnce(db);
    const done: SmallOutcome[] = [];
    const addressed: Addressed[] = [];
    for (const { id, postId, announcement, authorId } of wanted) {
      const row = posts.find((one) => one.id === postId);
      if (!row || row.archivedAt) {
        done.push({ id, units: 0, message: GONE });
        continue;
      }
      const readers = await readersFor(row);
      // The readers of a reminder differ by post, and thousands of bells are no small task.
      if (announcement === 'reminder' || readers.length > BATCH) continue;
      const author = authors.get(authorId)?.name ?? '';
      const notice = noticeOf(row.title, postId, author, announcement === 'confirmation');
      addressed.push({ accountIds: readers, notice });
      done.push({ id, units: readers.length, message: told(readers.length) });
    }
    await notifyEach(step, addressed);
    await step.services.jobs.flush();
    return done;
  },
};
