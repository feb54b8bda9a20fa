import type { Context } from '../../engine/acciones/context';

export type Announcement = 'published' | 'confirmation' | 'reminder';

const titles: Record<Announcement, string> = {
  published: 'Avisar de la publicación',
  confirmation: 'Pedir la confirmación de lectura',
  reminder: 'Recordar a quienes faltan',
};

/** The bell of everybody addressed may be thousands of rows: never while the author waits. */
export async function announcePost(
  { db, services, viewer, afterCommit }: Context,
  postId: number,
  announcement: Announcement,
): Promise<string> {
  const jobId = await services.jobs.request(db, {
    kind: 'posts.announce',
    title: titles[announcement],
    accountId: announcement === 'reminder' ? viewer.accountId : null,
    payload: { postId, announcement, authorId: viewer.accountId },
  });
  afterCommit(() => services.jobs.flush());
  return jobId;
}
