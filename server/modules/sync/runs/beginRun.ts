import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { type link, linkRun } from '../../../db/schema/sync';
import type { Services } from '../../../engine/acciones/context';

type Reason = (typeof linkRun.$inferSelect)['reason'];

/** Asks for a run of a link, unless it has one that did not end: one index keeps two from running side by side. */
export async function beginRun(
  db: Db,
  { jobs }: Pick<Services, 'jobs'>,
  { id, name }: Pick<typeof link.$inferSelect, 'id' | 'name'>,
  reason: Reason,
): Promise<number | null> {
  const [run] = await db
    .insert(linkRun)
    .values({ linkId: id, state: 'queued', reason })
    .onConflictDoNothing()
    .returning({ id: linkRun.id });
  if (!run) return null;
  const jobId = await jobs.request(db, {
    kind: 'link',
    title: `Enlace ${name}`,
    accountId: null,
    payload: { runId: run.id },
  });
  await db.update(linkRun).set({ jobId }).where(eq(linkRun.id, run.id));
  return run.id;
}
