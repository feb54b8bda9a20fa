import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { storedFile } from '../../db/schema/files';

/** Says that a content is wanted from now on, before it is put where it stays: what was not wanted for a day and nothing refers to is let go. */
export async function noteStored(db: Db, content: typeof storedFile.$inferInsert): Promise<void> {
  await db
    .insert(storedFile)
    .values(content)
    .onConflictDoUpdate({ target: storedFile.hash, set: { createdAt: sql`anden_now()` } });
}
