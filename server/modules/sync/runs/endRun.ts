import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { link, linkFile, linkRun, linkStaged } from '../../../db/schema/sync';
import type { Services } from '../../../engine/acciones/context';
import { recordEvent } from '../../../engine/events/recordEvent';
import { notify } from '../../../engine/notifications/notify';

const now = sql`anden_now()`;
/** The first failure may pass by itself. */
const TELLS_AT = 2;

/** Ends a run that could not do its work, and tells whoever gives the name at the second time in a row. */
export async function failRun(
  db: Db,
  services: Pick<Services, 'channels' | 'jobs'>,
  runId: number,
  error: string,
): Promise<void> {
  const [run] = await db
    .update(linkRun)
    .set({ state: 'failed', endedAt: now, staged: null, error: error.slice(0, 500) })
    .where(eq(linkRun.id, runId))
    .returning();
  if (!run) return;
  await db.delete(linkStaged).where(eq(linkStaged.runId, runId));
  const [failing] = await db
    .update(link)
    .set({ failures: sql`${link.failures} + 1` })
    .where(eq(link.id, run.linkId))
    .returning();
  // Rows of people that did not leave are not kept for the sake of a run that is over.
  if (failing?.direction === 'out') {
    await db.update(linkRun).set({ fileHash: null }).where(eq(linkRun.id, runId));
  }
  if (failing?.failures !== TELLS_AT) return;
  const emit: Parameters<typeof notify>[0]['emit'] = (tags, audience) =>
    recordEvent(db, tags, audience);
  await notify({ db, services, emit }, [failing.accountId], {
    type: 'sync.failing',
    title: `El enlace ${failing.name} falló dos veces`,
    body: error,
    link: `/sync/${failing.id}`,
  });
}

/** Ends a run that found nothing new; of those only the last is kept. */
export async function endEmpty(db: Db, run: typeof linkRun.$inferSelect): Promise<void> {
  await db
    .delete(linkRun)
    .where(and(eq(linkRun.linkId, run.linkId), eq(linkRun.state, 'empty'), ne(linkRun.id, run.id)));
  // After one file somebody looks for another: that there is none is no news.
  if (run.reason === 'more') await db.delete(linkRun).where(eq(linkRun.id, run.id));
  else {
    await db.update(linkRun).set({ state: 'empty', endedAt: now }).where(eq(linkRun.id, run.id));
  }
  await db.update(link).set({ lookedAt: now, failures: 0 }).where(eq(link.id, run.linkId));
}

/** A file that was read is not read again while it stays as it was. */
export async function markRead(
  db: Db,
  {
    linkId,
    fileName,
    fileHash,
    fileSize,
    fileStamp,
  }: Pick<
    typeof linkRun.$inferSelect,
    'linkId' | 'fileName' | 'fileHash' | 'fileSize' | 'fileStamp'
  >,
): Promise<void> {
  if (fileHash === null || fileSize === null || fileStamp === null) return;
  const mark = { size: fileSize, stamp: fileStamp, hash: fileHash };
  await db
    .insert(linkFile)
    .values({ linkId, name: fileName, ...mark })
    .onConflictDoUpdate({ target: [linkFile.linkId, linkFile.name], set: mark });
}
