import { and, eq, or, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { choreRun } from '../../db/schema/events';
import { SILENCE } from './heldTasks';

/** A chore that many hurry at once runs once in this time. */
const PAUSE = sql`interval '2 seconds'`;

const silent = sql`coalesce(${choreRun.beatAt}, '-infinity') < anden_now() - ${SILENCE}`;
const isDue = or(
  and(sql`${choreRun.runner} is null`, sql`${choreRun.dueAt} <= anden_now()`),
  and(sql`${choreRun.runner} is not null`, silent),
);

export async function addChores(db: Db, due: ReadonlyMap<string, Date>): Promise<void> {
  const rows = [...due].map(([name, dueAt]) => ({ name, dueAt }));
  if (rows.length > 0) await db.insert(choreRun).values(rows).onConflictDoNothing();
}

/** This finds chores whose hour has come, and those whose run fell silent. */
export async function dueChores(db: Db, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ name: choreRun.name })
    .from(choreRun)
    .where(and(anyOf(choreRun.name, [...names]), isDue));
  return rows.map(({ name }) => name);
}

/** A single process gets it; the hour after this one is set at once, so that a hurry during the run is kept. */
export async function takeChore(
  db: Db,
  { name, runner, next }: { name: string; runner: string; next: Date },
): Promise<boolean> {
  const taken = await db
    .update(choreRun)
    .set({ runner, beatAt: sql`anden_now()`, dueAt: next })
    .where(and(eq(choreRun.name, name), isDue))
    .returning({ name: choreRun.name });
  return taken.length > 0;
}

export async function beatChore(db: Db, runner: string): Promise<void> {
  await db.update(choreRun).set({ beatAt: sql`anden_now()` }).where(eq(choreRun.runner, runner));
}

export async function leaveChore(db: Db, runner: string): Promise<void> {
  await db.update(choreRun).set({ runner: null }).where(eq(choreRun.runner, runner));
}

export async function hurryChore(db: Db, name: string): Promise<void> {
  const soon = sql`greatest(anden_now(), coalesce(${choreRun.startedAt}, '-infinity') + ${PAUSE})`;
  await db
    .update(choreRun)
    .set({ dueAt: soon })
    .where(and(eq(choreRun.name, name), sql`${choreRun.dueAt} > ${soon}`));
}
