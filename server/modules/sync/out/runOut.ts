import { createHash } from 'node:crypto';
import { counted } from '@contract/core/counted';
import { eq } from 'drizzle-orm';
import { type link, linkRun } from '../../../db/schema/sync';
import type { Viewer } from '../../../engine/acciones/context';
import { mayExport } from '../../../engine/exports/registry';
import { noteStored } from '../../../engine/files/noteStored';
import { readStored } from '../../../engine/files/readStored';
import { conflict, forbidden } from '../../../engine/http/fault';
import type { JobRun } from '../../../engine/jobs/jobRunner';
import { secretsOfLink } from '../address/linkKeys';
import { openFolder } from '../folder/linkFolder';
import { tellLinks } from '../runs/tellLinks';
import { zoneOf } from '../saveLink';
import { endOut, endSame, lastLeft } from './endOut';
import { type Leaving, leaveOrFail } from './leaveFile';
import { localFolder } from './localFolder';
import { makeContent } from './makeContent';
import { openOut } from './openOut';
import { type OutMoment, outNames } from './outLink';
import { sendFile } from './sendFile';

type LinkRow = typeof link.$inferSelect;
type Run = typeof linkRun.$inferSelect;

const mostMegabytes = { folder: 100, sftp: 100, address: 32, wms: 0 };

interface Outgoing {
  job: JobRun;
  link: LinkRow;
  viewer: Viewer;
  moment: OutMoment;
}

/** Makes the content of a run and keeps it: whatever stops it, the same goes on. Null where it left already. */
async function make({ job, link, viewer, moment }: Outgoing, run: Run): Promise<Run | null> {
  const { services } = job;
  const { db } = services.database;
  const ofRun = eq(linkRun.id, run.id);
  await job.step(0, 0, async (step) => {
    await step.db.update(linkRun).set({ state: 'running' }).where(ofRun);
    await tellLinks(step.emit);
  });
  const out = await openOut(db, viewer, link, moment);
  const { bytes, rows } = await makeContent(services, viewer, out, mostMegabytes[link.via]);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const last = await lastLeft(db, link.id);
  if (run.reason !== 'again' && last?.name === out.markName && last.hash === hash) {
    await job.step(rows, rows, async (step) => {
      await endSame(step.db, run, rows);
      await tellLinks(step.emit);
    });
    return null;
  }
  await noteStored(db, { hash, mime: 'application/octet-stream', size: bytes.length });
  await services.files.put(bytes);
  const made = { fileName: out.fileName, fileHash: hash, fileSize: bytes.length, read: rows };
  let kept: Run | undefined;
  await job.step(0, rows, async (step) => {
    [kept] = await step.db.update(linkRun).set(made).where(ofRun).returning();
  });
  return kept ?? null;
}

async function leave({ job, link }: Outgoing, run: Run, name: string): Promise<string> {
  const { services } = job;
  const leaving: Leaving = {
    ...{ linkId: link.id, runId: run.id, name },
    ready: run.fileStamp === null ? null : run.fileName,
    bytes: () => readStored(services.files, run.fileHash ?? ''),
    noteReady: (fileName, fileStamp) =>
      job.step(0, run.read, async ({ db }) => {
        await db.update(linkRun).set({ fileName, fileStamp }).where(eq(linkRun.id, run.id));
      }),
  };
  if (link.via === 'sftp') {
    const secrets = await secretsOfLink(services.database.db, link.id);
    const { leaveBySftp } = await import('../sftp/leaveBySftp');
    return leaveBySftp(services, { source: link, secrets }, leaving);
  }
  const folder = await openFolder(services, link.folder, { make: true });
  return leaveOrFail(localFolder(folder), leaving);
}

/** The same for the same content until it was taken; after that, sending it once more is another thing. */
export const onceKeyOf = (parts: {
  linkId: number;
  lastRun: number;
  markName: string;
  hash: string;
}): string => {
  const { linkId, lastRun, markName, hash } = parts;
  const text = [linkId, lastRun, markName, hash].join('\n');
  return `anden-${createHash('sha256').update(text).digest('hex').slice(0, 40)}`;
};

async function send({ job, link }: Outgoing, run: Run, markName: string): Promise<string> {
  const { services } = job;
  const { db } = services.database;
  const { url, sendBy: method, header, format } = link;
  if (url === null) throw conflict('Falta la dirección: ponela en el enlace.');
  const { key } = await secretsOfLink(db, link.id);
  const hash = run.fileHash ?? '';
  const lastRun = (await lastLeft(db, link.id))?.stamp ?? 0;
  await sendFile(services, {
    ...{ url, method, header, key, format, name: run.fileName },
    bytes: await readStored(services.files, hash),
    onceKey: onceKeyOf({ linkId: link.id, lastRun, markName, hash }),
  });
  return run.fileName;
}

/** Takes a list out once, with the rights of this moment; after a crash it goes on with the same content. */
export async function runOut(
  job: JobRun,
  { run, link }: { run: Run; link: LinkRow },
  viewer: Viewer,
): Promise<string> {
  if (!mayExport(viewer, link.what)) {
    throw forbidden('Quien da su nombre ya no puede exportarlo: elegí a otra persona.');
  }
  const zone = await zoneOf(job.services.database.db, link.siteId);
  const leaving = { job, link, viewer, moment: { zone, at: run.startedAt } };
  const made = run.fileHash === null ? await make(leaving, run) : run;
  if (!made) return 'Lo mismo que la última vez: no salió de nuevo.';
  const { fileName: name, markName } = outNames(link, leaving.moment);
  const fileName =
    link.via === 'address' ? await send(leaving, made, markName) : await leave(leaving, made, name);
  await job.step(made.read, made.read, async ({ db, emit }) => {
    await endOut(db, { run: made, fileName, markName, accountId: viewer.accountId });
    await tellLinks(emit);
  });
  return `${fileName}: ${counted(made.read, 'fila', 'filas')}.`;
}
