import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { fileUpload } from '../../../db/schema/uploads';

/** This notes who brought a content and for what; brought again, its day begins anew. */
export async function noteUpload(
  db: Db,
  upload: Omit<typeof fileUpload.$inferInsert, 'createdAt'>,
): Promise<void> {
  await db
    .insert(fileUpload)
    .values(upload)
    .onConflictDoUpdate({
      target: [fileUpload.hash, fileUpload.accountId, fileUpload.purpose],
      set: { name: upload.name, createdAt: sql`anden_now()` },
    });
}
