import { randomUUID } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { jobProgress } from '../../db/schema/events';
import { clock } from '../time/clock';

export type Task = typeof jobProgress.$inferSelect;

/** A run that was silent for so long is taken for dead: its process crashed, or lost its database. */
export const SILENCE = sql`interval '30 seconds'`;
export const BEAT_MS = 5000;

const isOpen = sql`(${jobProgress.state} = 'queued' or (${jobProgress.state} = 'running'
  and coalesce(${jobProgress.beatAt}, '-infinity') < anden_now() - ${SILENCE}))`;

/**
 * Takes the oldest that wait, or that another run left behind, for one run: nobody else gets them, however many look.
 * One step, so that what is cancelled in the same moment is either cancelled or run.
 */
export async function takeTasks(db: Db, which: SQL, most: number): Promise<Task[]> {
  const runner = randomUUID();
  const next = db
    .$with('next')
    .as(
      db
        .select({ id: jobProgress.id })
        .from(jobProgress)
        .where(and(isOpen, which))
        .orderBy(jobProgress.number)
        .limit(most)
        .for('update', { skipLocked: true }),
    );
  const taken = await db
    .with(next)
    .update(jobProgress)
    .set({
      state: 'running',
      runner,
      beatAt: sql`anden_now()`,
      tries: sql`${jobProgress.tries} + 1`,
      startedAt: sql`coalesce(${jobProgress.startedAt}, anden_now())`,
    })
    .where(sql`${jobProgress.id} in (select id from ${next})`)
    .returning();
  return taken.sort((a, b) => a.number - b.number);
}

export const heldBy = (runner: string | null): SQL =>
  sql`(${jobProgress.runner} = ${runner} and ${jobProgress.state} = 'running')`;

/** Says that a run goes on; answers whether it still has anything. */
export async function beat(db: Db, runner: string | null): Promise<boolean> {
  const held = await db
    .update(jobProgress)
    .set({ beatAt: sql`anden_now()` })
    .where(heldBy(runner))
    .returning({ id: jobProgress.id });
  return held.length > 0;
}

/** A process that ends gives its unfinished tasks back, and another goes on with them at once. */
export async function giveBack(db: Db, runner: string | null): Promise<void> {
  await db
    .update(jobProgress)
    .set({ beatAt: null, tries: sql`greatest(${jobProgress.tries} - 1, 0)` })
    .where(heldBy(runner));
}

/** Ends one, unless another run has it by now. */
export async function endTask(
  db: Db,
  { id, runner }: Pick<Task, 'id' | 'runner'>,
  end: Pick<Task, 'state'> & Partial<Task>,
): Promise<boolean> {
  const ended = await db
    .update(jobProgress)
    .set({ ...end, finishedAt: clock.now() })
    .where(and(eq(jobProgress.id, id), heldBy(runner)))
    .returning({ id: jobProgress.id });
  return ended.length > 0;
}
