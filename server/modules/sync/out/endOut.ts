import { runLink } from '@contract/sync/linkAcciones';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { link, linkFile, linkRun } from '../../../db/schema/sync';
import { recordAudit } from '../../../engine/audit/recordAudit';
import { silenceEnds } from '../alerts/isQuiet';
import { endEmpty } from '../runs/endRun';

type Run = typeof linkRun.$inferSelect;
const now = sql`anden_now()`;

/** The last that left: its content, and the run by which it did. */
export async function lastLeft(db: Db, linkId: number) {
  const [last] = await db.select().from(linkFile).where(eq(linkFile.linkId, linkId));
  return last ?? null;
}

interface Left {
  run: Run;
  fileName: string;
  markName: string;
  /** The account in whose name it left. */
  accountId: number;
}

/** Ends a run whose file left, and marks its content in the same transaction; the content itself is not kept. */
export async function endOut(db: Db, { run, fileName, markName, accountId }: Left): Promise<void> {
  const { id, linkId, read, fileHash: hash } = run;
  if (hash === null) throw new Error('a run that made nothing has nothing that left');
  await db
    .update(linkRun)
    .set({ state: 'done', endedAt: now, fileName, written: read, fileHash: null })
    .where(eq(linkRun.id, id));
  await db.delete(linkFile).where(and(eq(linkFile.linkId, linkId), ne(linkFile.name, markName)));
  const mark = { size: run.fileSize ?? 0, stamp: id, hash };
  await db
    .insert(linkFile)
    .values({ linkId, name: markName, ...mark })
    .onConflictDoUpdate({ target: [linkFile.linkId, linkFile.name], set: mark });
  await db
    .update(link)
    .set({ lastGoodAt: now, lookedAt: now, failures: 0, ...silenceEnds })
    .where(eq(link.id, linkId));
  await recordAudit(
    db,
    { accountId, address: 'enlace', accion: runLink.name },
    { entity: 'link', entityId: linkId, after: { runId: id, fileName, rows: read } },
  );
}

/** Ends a run that found what left the last time. */
export async function endSame(db: Db, run: Run, rows: number): Promise<void> {
  await endEmpty(db, run);
  await db
    .update(linkRun)
    .set({
      ...{ read: rows, unchanged: rows },
      error: 'Lo mismo que la última vez: no salió de nuevo.',
    })
    .where(eq(linkRun.id, run.id));
}
