import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { type link, linkRun } from '../../../db/schema/sync';
import type { Services } from '../../../engine/acciones/context';

type Reason = (typeof linkRun.$inferSelect)['reason'];

type Linked = Pick<typeof link.$inferSelect, 'id' | 'name'>;

/** Asks for the next task of a run; the one before it has nothing to do any more. */
export async function requestRun(
  db: Db,
  { jobs }: Pick<Services, 'jobs'>,
  { name }: Pick<Linked, 'name'>,
  runId: number,
): Promise<void> {
  const title = `Enlace ${name}`;
  const jobId = await jobs.request(db, {
    kind: 'link',
    title,
    accountId: null,
    payload: { runId },
  });
  await db.update(linkRun).set({ jobId }).where(eq(linkRun.id, runId));
}

/** Asks for a run of a link, unless it has one that did not end: one index keeps two from running side by side. */
export async function beginRun(
  db: Db,
  services: Pick<Services, 'jobs'>,
  of: Linked,
  reason: Reason,
): Promise<number | null> {
  const [run] = await db
    .insert(linkRun)
    .values({ linkId: of.id, state: 'queued', reason })
    .onConflictDoNothing()
    .returning({ id: linkRun.id });
  if (!run) return null;
  await requestRun(db, services, of, run.id);
  return run.id;
}
