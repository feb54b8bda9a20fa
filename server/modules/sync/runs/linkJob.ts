import { counted } from '@contract/core/counted';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { isLostConnection } from '../../../db/isLostConnection';
import { link, linkReject, linkRun } from '../../../db/schema/sync';
import { Fault, faultText, forbidden } from '../../../engine/http/fault';
import { readRows } from '../../../engine/imports/readRows';
import { openDefinition } from '../../../engine/imports/registry';
import type { JobKind, JobRun } from '../../../engine/jobs/jobRunner';
import { readAccountViewer } from '../../../engine/session/readViewer';
import { turnOfTask } from '../../../engine/signing/turnOf';
import { keptPlace } from '../address/linkSource';
import { checkSheet } from '../checkSheet';
import { endEmpty, failRun } from './endRun';
import { tellLinks } from './tellLinks';

const payload = z.object({ runId: z.number() });

const over = 'Esa corrida ya había terminado.';

async function openRun(job: JobRun) {
  const { runId } = payload.parse(job.payload);
  const { db } = job.services.database;
  const [row] = await db
    .select({ run: linkRun, link })
    .from(linkRun)
    .innerJoin(link, eq(link.id, linkRun.linkId))
    .where(eq(linkRun.id, runId));
  return row && (row.run.state === 'queued' || row.run.state === 'running') ? row : null;
}

/** The name that a link acts in has the rights of this moment, and not those of when it was given. */
async function viewerFor(job: JobRun, accountId: number) {
  const viewer = await readAccountViewer(job.services.database.db, accountId);
  if (!viewer) throw forbidden('Quien da su nombre ya no puede entrar: elegí a otra persona.');
  return viewer;
}

function definitionFor(viewer: Parameters<typeof openDefinition>[0], what: string) {
  try {
    return openDefinition(viewer, what);
  } catch {
    throw forbidden('Quien da su nombre ya no puede importarlo: elegí a otra persona.');
  }
}

/** Takes a list out, or reads one file to its end; after a crash it goes on with the same content and the rows that are left. */
async function work(job: JobRun): Promise<string> {
  const open = await openRun(job);
  if (!open) return over;
  const { db } = job.services.database;
  const viewer = await viewerFor(job, open.link.accountId);
  if (open.link.direction === 'out') {
    // Few links go out: a server that starts does not load how.
    const { runOut } = await import('../out/runOut');
    return runOut(job, open, viewer);
  }
  const { takeFile } = await import('./takeFile');
  const definition = definitionFor(viewer, open.link.what);
  const run = open.run.fileHash === null ? await takeFile(job, open.link, open.run) : open.run;
  if (!run?.fileHash) {
    await job.step(0, 0, async ({ db, emit }) => {
      await endEmpty(db, open.run);
      await tellLinks(emit);
    });
    return 'No había nada nuevo.';
  }
  const { files, workshop } = job.services;
  const reading = { files, workshop, place: keptPlace(open.link), ...turnOfTask(job.id) };
  const sheet = await readRows(reading, run.fileHash);
  const done = await db
    .select({ number: linkReject.number })
    .from(linkReject)
    .where(eq(linkReject.runId, run.id));
  const skip = new Set(done.map(({ number }) => number));
  const asked = { rules: open.link.rules, sheet, skip };
  const checked = await checkSheet({ db, viewer }, definition, asked);
  if (checked.problems[0]) throw new Fault(409, 'conflicto', checked.problems.join(' '));
  const { writeRun } = await import('./writeRun');
  const rejected = await writeRun(job, {
    ...{ viewer, definition, link: open.link, run, checked },
    ...{ read: sheet.rows.length, done: skip.size },
  });
  return `${run.fileName}: ${counted(sheet.rows.length, 'fila leída', 'filas leídas')}, ${counted(rejected, 'rechazada', 'rechazadas')}.`;
}

/** Runs a link once, in the name that it acts in. */
export const linkJob: JobKind = {
  kind: 'link',
  run: async (job) => {
    try {
      return await work(job);
    } catch (error) {
      // A run that lost its database goes on when there is one.
      if (isLostConnection(error)) throw error;
      const known = error instanceof Fault;
      const words = known ? faultText(error) : 'No se pudo completar por un error del servidor.';
      const { runId } = payload.parse(job.payload);
      await job.step(job.doneUnits, job.doneUnits, async ({ db, services, emit }) => {
        await failRun(db, services, runId, words);
        await tellLinks(emit);
      });
      if (!known) throw error;
      return words;
    }
  },
};
