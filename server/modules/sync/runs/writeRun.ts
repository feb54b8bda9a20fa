import { runLink } from '@contract/sync/linkAcciones';
import { and, eq, lt, sql } from 'drizzle-orm';
import { anyOf } from '../../../db/anyOf';
import type { Db } from '../../../db/Db';
import type { ImportRowNote } from '../../../db/schema/imports';
import { type link, linkReject, linkRun } from '../../../db/schema/sync';
import type { Viewer } from '../../../engine/acciones/context';
import { type AfterCommit, contextFor, taskConnection } from '../../../engine/acciones/contextFor';
import type { Candidate, ImportDefinition } from '../../../engine/imports/importDefinition';
import { writeCandidates } from '../../../engine/imports/writeCandidates';
import type { JobRun } from '../../../engine/jobs/jobRunner';
import { judgeRun } from '../alerts/judgeRun';
import type { CheckedSheet } from '../checkSheet';
import { askIfReopened } from '../parked/askParked';
import { noteOf, refusedState } from '../refusedState';
import { beginRun } from './beginRun';
import { endRead } from './endRun';
import { hasMore } from './takeFile';
import { tellLinks } from './tellLinks';

interface Writing {
  viewer: Viewer;
  definition: ImportDefinition;
  link: typeof link.$inferSelect;
  run: typeof linkRun.$inferSelect;
  checked: CheckedSheet;
  /** Rows of the file, and how many of them were attended before a crash. */
  read: number;
  done: number;
}

const BATCH = 200;

type Kept = Pick<typeof linkReject.$inferInsert, 'number' | 'state' | 'cells' | 'errors'>;

async function keepRows(db: Db, runId: number, rows: readonly Kept[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH).map((row) => ({ runId, ...row }));
    await db.insert(linkReject).values(batch).onConflictDoNothing();
  }
}

/** A row that came again as it was is attended in its newest place alone. */
async function supersede(db: Db, linkId: number, runId: number): Promise<void> {
  const again = sql`exists (select 1 from link_row n where n.run_id = ${runId}
    and n.state in ('rejected', 'parked') and n.cells = ${linkReject.cells})`;
  const ofLink = sql`${linkReject.runId} in (select id from link_run where link_id = ${linkId})`;
  await db
    .update(linkReject)
    .set({ state: 'superseded' })
    .where(
      and(
        anyOf(linkReject.state, ['rejected', 'parked']),
        lt(linkReject.runId, runId),
        ofLink,
        again,
      ),
    );
}

/** Writes what is right in batches, each with its rows' marks; the last one with the mark of the file too. Answers how many were refused. */
export async function writeRun(job: JobRun, writing: Writing): Promise<number> {
  const { viewer, definition, run, checked, read } = writing;
  const { services } = job;
  const { found, ruled } = checked;
  const cells = new Map(ruled.rows.map((row) => [row.number, row.cells]));
  const rejectedRow = (number: number, errors: ImportRowNote[]): Kept => ({
    ...{ number, errors, state: refusedState(errors) },
    cells: cells.get(number) ?? [],
  });
  const wrong = found
    .filter(({ errors }) => errors.length > 0)
    .map(({ number, errors }) => rejectedRow(number, errors));
  const right = found
    .filter(({ errors, state }) => errors.length === 0 && state !== 'unchanged')
    .sort((a, b) => a.turn - b.turn || a.number - b.number);
  const unchanged = found.length - wrong.length - right.length;
  const contextIn = (db: Db, after: AfterCommit[]) =>
    contextFor(
      { services, connection: taskConnection('enlace'), accion: runLink, db, after },
      viewer,
    );
  let refusals = wrong.length;

  const writeBatch = async (db: Db, batch: readonly Candidate[], after: AfterCommit[]) => {
    const refused = await writeCandidates(definition, contextIn(db, after), batch, false);
    const why = new Map(refused.map((row) => [row.number, noteOf(row)]));
    const kept = batch.map(({ number }): Kept => {
      const note = why.get(number);
      if (note) return rejectedRow(number, [note]);
      return { number, state: 'written', cells: [], errors: [] };
    });
    await keepRows(db, run.id, kept);
    return refused.length;
  };

  let at = writing.done;
  for (let from = 0; from === 0 || from < right.length; from += BATCH) {
    const batch = right.slice(from, from + BATCH);
    const after: AfterCommit[] = [];
    let refused = 0;
    at += batch.length;
    await job.step(at, read, async ({ db, services, emit }) => {
      after.length = 0;
      if (from === 0) await keepRows(db, run.id, wrong);
      refused = await writeBatch(db, batch, after);
      const { headers, mapping } = ruled;
      await db.update(linkRun).set({ read, headers, mapping }).where(eq(linkRun.id, run.id));
      if (from + BATCH >= right.length) {
        await endRead(db, run, unchanged);
        await judgeRun({ db, services, emit }, run.id);
        await supersede(db, run.linkId, run.id);
        if (refusals + refused > 0) await askIfReopened(db, services, writing.link, run);
        if (await hasMore(db, services, writing.link)) {
          await beginRun(db, services, writing.link, 'more');
        }
      }
      await tellLinks(emit);
    });
    refusals += refused;
    for (const task of after) await task();
  }
  await services.jobs.flush();
  return refusals;
}
