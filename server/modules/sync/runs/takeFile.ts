import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { type link, linkFile, linkRun } from '../../../db/schema/sync';
import { noteStored } from '../../../engine/files/noteStored';
import { keepSpooled, type Spooled, spoolOf } from '../../../engine/files/spool';
import type { JobRun } from '../../../engine/jobs/jobRunner';
import { turnOfTask } from '../../../engine/signing/turnOf';
import { askSource } from '../address/askSource';
import { secretsOfLink } from '../address/linkKeys';
import { type FoundFile, listFiles, takeStill } from '../folder/linkFolder';
import { markRead } from './endRun';
import { tellLinks } from './tellLinks';

type LinkRow = typeof link.$inferSelect;
type Run = typeof linkRun.$inferSelect;

/** The files of a link that it did not read as they are now, the oldest first; another system has no others once it was asked. */
export async function unreadFiles(
  db: Db,
  services: JobRun['services'],
  row: LinkRow,
): Promise<FoundFile[]> {
  if (row.via !== 'folder') return [];
  const marks = await db.select().from(linkFile).where(eq(linkFile.linkId, row.id));
  const known = new Map(marks.map((one) => [one.name, one]));
  return (await listFiles(services, row)).filter(({ name, size, stamp }) => {
    const mark = known.get(name);
    return !(mark && mark.size === size && mark.stamp === stamp);
  });
}

/** A content that is new lies in a file already, or is small enough to be at hand. */
type NewContent = FoundFile & ({ spooled: Spooled } | { bytes: Buffer });

/** Asks another system anew each time: whether it says something new is told by its content. */
async function* ofOther(
  { services, id }: Pick<JobRun, 'services' | 'id'>,
  row: LinkRow,
): AsyncGenerator<NewContent> {
  const secrets = await secretsOfLink(services.database.db, row.id);
  const reading = { turn: turnOfTask(id), trial: false };
  const found = await askSource(services, row, secrets, reading);
  if (found) yield { ...found, size: found.spooled.size, stamp: 0 };
}

/** The files of a folder that are whole; those that somebody still writes wait for the next run. */
async function* ofFolder(services: JobRun['services'], row: LinkRow): AsyncGenerator<NewContent> {
  for (const file of await unreadFiles(services.database.db, services, row)) {
    const spooled = await takeStill(services, row, file);
    if (spooled) yield { ...file, spooled };
  }
}

/** Keeps a content for its run, unless the link read the same under that name; null where it did. */
async function keepNew(
  job: JobRun,
  { linkId, id }: Run,
  { name, size, stamp }: FoundFile,
  spooled: Spooled,
): Promise<Run | null> {
  const { services } = job;
  const { db } = services.database;
  const took = { fileName: name, fileHash: spooled.hash, fileSize: size, fileStamp: stamp };
  const [mark] = await db
    .select({ hash: linkFile.hash })
    .from(linkFile)
    .where(and(eq(linkFile.linkId, linkId), eq(linkFile.name, name)));
  if (mark?.hash === spooled.hash) {
    // It was written anew and says the same.
    await job.step(0, 0, (step) => markRead(step.db, { linkId, ...took }));
    return null;
  }
  const { hash, size: bytes } = spooled;
  await noteStored(db, { hash, mime: 'application/octet-stream', size: bytes });
  await keepSpooled(services.files, spooled);
  let taken: Run | undefined;
  await job.step(0, 0, async (step) => {
    [taken] = await step.db
      .update(linkRun)
      .set({ ...took, state: 'running' })
      .where(eq(linkRun.id, id))
      .returning();
    await tellLinks(step.emit);
  });
  return taken ?? null;
}

/** Takes the oldest content that is new, and keeps it for the run; null where there is none that is whole. */
export async function takeFile(job: JobRun, row: LinkRow, run: Run): Promise<Run | null> {
  const { services } = job;
  const contents = row.via === 'folder' ? ofFolder(services, row) : ofOther(job, row);
  for await (const content of contents) {
    const spooled =
      'spooled' in content ? content.spooled : await spoolOf(services, [content.bytes]);
    const taken = await keepNew(job, run, content, spooled).finally(spooled.drop);
    if (taken) return taken;
  }
  return null;
}
