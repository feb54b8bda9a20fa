import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../server/db/Db';
import { choreRun } from '../../server/db/schema/events';

/** A chore that begins in the middle of a test changes what the test has just read: this one waits to be asked for. */
export async function holdChore(db: Db, name: string): Promise<void> {
  const held = await db
    .update(choreRun)
    .set({ dueAt: sql`anden_now() + interval '1 year'` })
    .where(eq(choreRun.name, name))
    .returning({ name: choreRun.name });
  if (held.length === 0) throw new Error(`no chore is called ${name}`);
}
