import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../../db/anyOf';
import type { Db } from '../../../db/Db';
import { fileUpload } from '../../../db/schema/uploads';
import { invalid } from '../../http/fault';

/** A record may only hold what its author brought for it; `fields` names where each hash was sent. */
export async function requireUploads(
  db: Db,
  accountId: number,
  purpose: string,
  fields: Record<string, string | null>,
): Promise<void> {
  const asked = Object.entries(fields).filter((entry): entry is [string, string] => !!entry[1]);
  if (asked.length === 0) return;
  const found = await db
    .select({ hash: fileUpload.hash })
    .from(fileUpload)
    .where(
      and(
        eq(fileUpload.accountId, accountId),
        eq(fileUpload.purpose, purpose),
        anyOf(
          fileUpload.hash,
          asked.map(([, hash]) => hash),
        ),
      ),
    );
  const known = new Set(found.map((row) => row.hash));
  const lost = asked.filter(([, hash]) => !known.has(hash)).map(([field]) => field);
  if (lost.length === 0) return;
  const why = 'Volvé a subir la imagen: no la encontramos.';
  throw invalid(Object.fromEntries(lost.map((field) => [field, why])));
}
