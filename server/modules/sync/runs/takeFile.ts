import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { type link, linkFile, linkRun } from '../../../db/schema/sync';
import { noteStored } from '../../../engine/files/noteStored';
import type { JobRun } from '../../../engine/jobs/jobRunner';
import { type FoundFile, listFiles, readStill } from '../folder/linkFolder';
import { markRead } from './endRun';
import { tellLinks } from './tellLinks';

type LinkRow = typeof link.$inferSelect;
type Run = typeof linkRun.$inferSelect;

/** The files of a link that it did not read as they are now, the oldest first. */
export async function unreadFiles(
  db: Db,
  services: JobRun['services'],
  row: LinkRow,
): Promise<FoundFile[]> {
  const marks = await db.select().from(linkFile).where(eq(linkFile.linkId, row.id));
  const known = new Map(marks.map((one) => [one.name, one]));
  return (await listFiles(services, row)).filter(({ name, size, stamp }) => {
    const mark = known.get(name);
    return !(mark && mark.size === size && mark.stamp === stamp);
  });
}

/** Takes the oldest file that is new, and keeps its content for the run; null where there is none that is whole. */
export async function takeFile(job: JobRun, row: LinkRow, run: Run): Promise<Run | null> {
  const { services } = job;
  const { db } = services.database;
  for (const file of await unreadFiles(db, services, row)) {
    const bytes = await readStill(services, row, file);
    if (!bytes) continue;
    const hash = createHash('sha256').update(bytes).digest('hex');
    const took = {
      fileName: file.name,
      fileHash: hash,
      fileSize: file.size,
      fileStamp: file.stamp,
    };
    const [mark] = await db
      .select({ hash: linkFile.hash })
      .from(linkFile)
      .where(and(eq(linkFile.linkId, row.id), eq(linkFile.name, file.name)));
    if (mark?.hash === hash) {
      // It was written anew and says the same.
      await job.step(0, 0, ({ db }) => markRead(db, { linkId: row.id, ...took }));
      continue;
    }
    let taken: Run | undefined;
    await noteStored(db, { hash, mime: 'application/octet-stream', size: file.size });
    await services.files.put(bytes);
    await job.step(0, 0, async ({ db, emit }) => {
      [taken] = await db
        .update(linkRun)
        .set({ ...took, state: 'running' })
        .where(eq(linkRun.id, run.id))
        .returning();
      await tellLinks(emit);
    });
    return taken ?? null;
  }
  return null;
}
