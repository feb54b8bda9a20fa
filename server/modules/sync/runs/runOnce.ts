import { counted } from '@contract/core/counted';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { isLostConnection } from '../../../db/isLostConnection';
import { link, linkRun } from '../../../db/schema/sync';
import { Fault, faultText } from '../../../engine/http/fault';
import type { JobRun } from '../../../engine/jobs/jobRunner';
import { withSmallHeap } from '../../../engine/jobs/withSmallHeap';
import { definitionFor, viewerFor } from './actingName';
import { endEmpty, failRun } from './endRun';
import type { LinkWork } from './linkWork';
import { stageRows } from './stageRows';
import { takeFile } from './takeFile';
import { TakenOver } from './takenOver';
import { tellLinks } from './tellLinks';
import { tellWhatWaits } from './tellWhatWaits';
import { writeRun } from './writeRun';

const payload = z.object({ runId: z.number() });

const over = 'Esa corrida ya había terminado.';

/** After so long others get their turn, before the next task of the same run. */
const TURN_MS = 60_000;

async function openRun(job: JobRun) {
  const { runId } = payload.parse(job.payload);
  const { db } = job.services.database;
  const [row] = await db
    .select({ run: linkRun, link })
    .from(linkRun)
    .innerJoin(link, eq(link.id, linkRun.linkId))
    .where(eq(linkRun.id, runId));
  if (!row || (row.run.state !== 'queued' && row.run.state !== 'running')) return null;
  // The run goes on in a later task, which this one asked for before its process ended.
  return row.run.jobId === null || row.run.jobId === job.id ? row : null;
}

async function readWhole(work: LinkWork, isOver: () => boolean): Promise<string> {
  const { job, run } = work;
  const staged = run.staged ? run : await stageRows(work);
  const { fileName, read } = staged;
  if (!(await writeRun({ ...work, run: staged, isOver }))) {
    return `${fileName}: sigue en otra tarea, para dar lugar a las demás.`;
  }
  const { db } = job.services.database;
  const [ended] = await db
    .select({ rejected: linkRun.rejected })
    .from(linkRun)
    .where(eq(linkRun.id, run.id));
  return `${fileName}: ${counted(read, 'fila leída', 'filas leídas')}, ${counted(ended?.rejected ?? 0, 'rechazada', 'rechazadas')}.`;
}

/** Takes a list out, or reads one file to its end; after a crash it goes on with the same content and the rows that are left. */
async function work(job: JobRun, turnMs: number): Promise<string> {
  const until = performance.now() + turnMs;
  const open = await openRun(job);
  if (!open) return over;
  const viewer = await viewerFor(job, open.link.accountId);
  if (open.link.direction === 'out') {
    // Few links go out: a run that reads does not load how.
    const { runOut } = await import('../out/runOut');
    return runOut(job, open, viewer);
  }
  // Rows that were put aside stay with their import, whatever becomes of the link meanwhile.
  const definition = definitionFor(viewer, open.run.staged?.what ?? open.link.what);
  return tellWhatWaits(job.services, open, async () => {
    const run = open.run.fileHash === null ? await takeFile(job, open.link, open.run) : open.run;
    if (run) {
      const read = { job, viewer, definition, link: open.link, run };
      return withSmallHeap(() => readWhole(read, () => performance.now() >= until));
    }
    await job.step(0, 0, async ({ db, emit }) => {
      await endEmpty(db, open.run);
      await tellLinks(emit);
    });
    return 'No había nada nuevo.';
  });
}

/** Runs a link once, in the name that it acts in, and says how it ended. */
export async function runOnce(job: JobRun, turnMs = TURN_MS): Promise<string> {
  try {
    return await work(job, turnMs);
  } catch (error) {
    // A run that lost its database goes on when there is one.
    if (isLostConnection(error)) throw error;
    if (error instanceof TakenOver) return 'Otra tarea sigue con esa corrida.';
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
}
