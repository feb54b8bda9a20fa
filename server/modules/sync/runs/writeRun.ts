import { runLink } from '@contract/sync/linkAcciones';
import { eq } from 'drizzle-orm';
import { linkRun } from '../../../db/schema/sync';
import { type AfterCommit, contextFor, taskConnection } from '../../../engine/acciones/contextFor';
import { Fault } from '../../../engine/http/fault';
import { writeCandidates } from '../../../engine/imports/writeCandidates';
import type { JobStep } from '../../../engine/jobs/jobRunner';
import { checkSheet } from '../checkSheet';
import { noteOf } from '../refusedState';
import { requestRun } from './beginRun';
import { finishRun } from './finishRun';
import type { LinkWork } from './linkWork';
import { nextPart, type Part } from './nextPart';
import { type Batch, numbersOf, planPart } from './planPart';
import { settleRows, takeAway } from './settleRows';
import { tellLinks } from './tellLinks';

interface Writing extends LinkWork {
  /** Tells whether this task worked for so long that others get their turn before the next one of its run. */
  isOver(): boolean;
}

async function planOf({ job, viewer, definition, run }: LinkWork, { rows }: Part) {
  const { headers, rules } = run.staged ?? { headers: [], rules: [] };
  const asking = { db: job.services.database.db, viewer };
  const checked = await checkSheet(asking, definition, { rules, sheet: { headers, rows } });
  if (checked.problems[0]) throw new Fault(409, 'conflicto', checked.problems.join(' '));
  return { ...planPart(checked), reading: checked.ruled };
}

type Plan = Awaited<ReturnType<typeof planOf>>;

/** Writes a batch, takes its rows away from those that wait and counts what became of them. */
async function attend(
  { viewer, definition, run }: LinkWork,
  { db, services }: JobStep,
  { part, batch, plan, after }: { part: Part; batch: Batch; plan: Plan; after: AfterCommit[] },
): Promise<void> {
  await takeAway(db, run.id, part, numbersOf(batch));
  const connection = taskConnection('enlace');
  const context = contextFor({ services, connection, accion: runLink, db, after }, viewer);
  const notes = await writeCandidates(definition, context, batch.right, false);
  const refused = notes.map((row) => plan.refusedRow(row.number, [noteOf(row)]));
  await settleRows(db, run.id, {
    written: batch.right.length - refused.length,
    unchanged: batch.unchanged.length,
    refused: [...batch.refused, ...refused],
  });
  const { headers, mapping } = plan.reading;
  await db.update(linkRun).set({ headers, mapping }).where(eq(linkRun.id, run.id));
}

/** Writes a part, transaction by transaction; false where the next task of the run goes on with the rest of it. */
async function writePart(writing: Writing, part: Part, before: number): Promise<boolean> {
  const { job, link, run, isOver } = writing;
  const plan = await planOf(writing, part);
  let done = before;
  for (const batch of plan.batches) {
    const after: AfterCommit[] = [];
    const over = isOver();
    done += numbersOf(batch).length;
    await job.step(done, run.read, async (step) => {
      after.length = 0;
      await attend(writing, step, { part, batch, plan, after });
      if (over) await requestRun(step.db, step.services, link, run.id);
      await tellLinks(step.emit);
    });
    for (const task of after) await task();
    if (over) return false;
  }
  return true;
}

/** Writes what waits, part by part, and ends the run with the last of it; false where the next task goes on. */
export async function writeRun(writing: Writing): Promise<boolean> {
  const { job, run } = writing;
  const { db } = job.services.database;
  let done = run.written + run.unchanged + run.rejected;
  let after: number | null = null;
  for (;;) {
    const part: Part | null = await nextPart(db, run.id, after);
    if (!part) break;
    if (!(await writePart(writing, part, done))) {
      await job.services.jobs.flush();
      return false;
    }
    done += part.rows.length;
    after = part.last;
  }
  await finishRun(writing);
  return true;
}
