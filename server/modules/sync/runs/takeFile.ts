import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { type link, linkFile, linkRun } from '../../../db/schema/sync';
import { noteStored } from '../../../engine/files/noteStored';
import { keepSpooled, type Spooled } from '../../../engine/files/spool';
import type { JobRun } from '../../../engine/jobs/jobRunner';
import { turnOfTask } from '../../../engine/signing/turnOf';
import { askSource } from '../address/askSource';
import { secretsOfLink } from '../address/linkKeys';
import { type FoundFile, listFiles, takeStill } from '../folder/linkFolder';
import { markRead } from './endRun';
import { tellLinks } from './tellLinks';

type LinkRow = typeof link.$inferSelect;
type Run = typeof linkRun.$inferSelect;

/** The files that a link did not read as they are now. */
async function unreadOf(db: Db, linkId: number, files: FoundFile[]): Promise<FoundFile[]> {
  const marks = await db.select().from(linkFile).where(eq(linkFile.linkId, linkId));
  const known = new Map(marks.map((one) => [one.name, one]));
  return files.filter(({ name, size, stamp }) => {
    const mark = known.get(name);
    return !(mark && mark.size === size && mark.stamp === stamp);
  });
}

/** The files of a folder that its link did not read, the oldest first. */
export const unreadFiles = async (
  services: JobRun['services'],
  row: LinkRow,
  db = services.database.db,
): Promise<FoundFile[]> => unreadOf(db, row.id, await listFiles(services, row));

/** Whether a link may have other files to read; another server is asked by a run of its own and not within a transaction, and an address has no others. */
export async function hasMore(
  db: Db,
  services: JobRun['services'],
  row: LinkRow,
): Promise<boolean> {
  if (row.via === 'folder') return (await unreadFiles(services, row, db)).length > 0;
  return row.via === 'sftp';
}

interface NewContent extends FoundFile {
  spooled: Spooled;
}

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
  for (const file of await unreadFiles(services, row)) {
    const spooled = await takeStill(services, row, file);
    if (spooled) yield { ...file, spooled };
  }
}

/** Keeps a content for its run, unless the link read the same under that name; null where it did. */
async function keepNew(
  job: JobRun,
  { linkId, id }: Run,
  { name, size, stamp, spooled }: NewContent,
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

/** The files of a server of files, which few organisations have: how it is asked is loaded with the first of them. */
async function* ofSftp(services: JobRun['services'], row: LinkRow): AsyncGenerator<NewContent> {
  const { db } = services.database;
  const secrets = await secretsOfLink(db, row.id);
  const { readSftp } = await import('../sftp/readSftp');
  yield* readSftp(services, { source: row, secrets }, (files) => unreadOf(db, row.id, files));
}

/** The files of a server of files that its link did not read. */
export async function unreadOfSftp(
  services: JobRun['services'],
  row: LinkRow,
): Promise<FoundFile[]> {
  const { db } = services.database;
  const secrets = await secretsOfLink(db, row.id);
  const { filesBySftp } = await import('../sftp/readSftp');
  return unreadOf(db, row.id, await filesBySftp(services, row, secrets));
}

function contentsOf(job: JobRun, row: LinkRow): AsyncGenerator<NewContent> {
  if (row.via === 'folder') return ofFolder(job.services, row);
  return row.via === 'sftp' ? ofSftp(job.services, row) : ofOther(job, row);
}

/** Takes the oldest content that is new, and keeps it for the run; null where there is none that is whole. */
export async function takeFile(job: JobRun, row: LinkRow, run: Run): Promise<Run | null> {
  for await (const content of contentsOf(job, row)) {
    const taken = await keepNew(job, run, content).finally(content.spooled.drop);
    if (taken) return taken;
  }
  return null;
}
