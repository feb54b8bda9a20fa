import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../../db/anyOf';
import type { Db } from '../../../db/Db';
import { fileUpload } from '../../../db/schema/uploads';
import { requireUploads } from './requireUploads';

/** The files that an account brought for a purpose, each once and as it was called; refused where one of them was not brought. */
export async function uploadedFiles(
  db: Db,
  accountId: number,
  purpose: string,
  hashes: readonly string[],
): Promise<{ hash: string; name: string }[]> {
  const files = [...new Set(hashes)];
  if (files.length === 0) return [];
  const fields = Object.fromEntries(files.map((hash) => [`files.${hashes.indexOf(hash)}`, hash]));
  await requireUploads(db, accountId, purpose, fields);
  const rows = await db
    .select({ hash: fileUpload.hash, name: fileUpload.name })
    .from(fileUpload)
    .where(
      and(
        anyOf(fileUpload.hash, files),
        eq(fileUpload.accountId, accountId),
        eq(fileUpload.purpose, purpose),
      ),
    );
  return files.map((hash) => ({
    hash,
    name: rows.find((row) => row.hash === hash)?.name ?? 'Archivo',
  }));
}
