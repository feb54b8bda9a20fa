import type { Db } from '../../../server/db/Db';
import { storedFile } from '../../../server/db/schema/files';
import { fileUpload } from '../../../server/db/schema/uploads';

/** A file that the asker brought for what they ask, and its hash; whoever names another one hears of the file alone. */
export async function bringFile(
  db: Db,
  accountId: number,
  { hash, mime, purpose }: { hash: string; mime: string; purpose: string },
): Promise<string> {
  await db.insert(storedFile).values({ hash, mime, size: 1 }).onConflictDoNothing();
  await db
    .insert(fileUpload)
    .values({ hash, accountId, purpose, name: 'de prueba' })
    .onConflictDoNothing();
  return hash;
}
