import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { auditEntry } from '../../db/schema/audit';
import { authorRefs } from '../people/authorRef';

/** The person who changed something last and when; null where the product did it by itself. */
export interface LastChange {
  by: string | null;
  at: string;
}

export async function lastChange(
  db: Db,
  entity: string,
  entityId: number | string,
): Promise<LastChange | null> {
  const [last] = await db
    .select({ at: auditEntry.at, accountId: auditEntry.accountId })
    .from(auditEntry)
    .where(and(eq(auditEntry.entity, entity), eq(auditEntry.entityId, String(entityId))))
    .orderBy(desc(auditEntry.id))
    .limit(1);
  if (!last) return null;
  const { at, accountId } = last;
  const authors = await authorRefs(db, accountId === null ? [] : [accountId]);
  return { by: authors.get(accountId ?? 0)?.name ?? null, at: at.toISOString() };
}
