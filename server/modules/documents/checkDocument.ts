import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { documentType } from '../../db/schema/documents';
import { invalid } from '../../engine/http/fault';
import { todayAt } from '../../engine/time/todayAt';
import { expiryFault } from './documentRules';

type DocumentType = typeof documentType.$inferSelect;

/** The type that a form names, as far as the asker may file under it. */
export async function typeToFile(
  db: Db,
  id: number,
  { keeps, had }: { keeps: boolean; had?: number },
): Promise<DocumentType> {
  const [type] = await db.select().from(documentType).where(eq(documentType.id, id));
  const usable = type && (type.active || type.id === had);
  if (!usable || (!keeps && type.visibility !== 'brings')) {
    throw invalid({ typeId: 'Elegí un tipo de documento.' });
  }
  return type;
}

export async function checkExpiry(
  db: Db,
  { expires }: Pick<DocumentType, 'expires'>,
  { expiresOn, siteId }: { expiresOn: string | null; siteId: number },
): Promise<void> {
  const fault = expiryFault(expires, expiresOn, await todayAt(db, siteId));
  if (fault) throw invalid({ expiresOn: fault });
}
