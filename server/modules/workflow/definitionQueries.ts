import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { approvalDefinition } from '../../db/schema/approvals';

export type StoredDefinition = typeof approvalDefinition.$inferSelect;

/** In the order in which they are tried, type by type. */
export const allDefinitions = (db: Db) =>
  db
    .select()
    .from(approvalDefinition)
    .orderBy(approvalDefinition.type, approvalDefinition.position, approvalDefinition.id);

export async function lockDefinition(db: Db, id: number): Promise<StoredDefinition | undefined> {
  const [row] = await db
    .select()
    .from(approvalDefinition)
    .where(eq(approvalDefinition.id, id))
    .for('update');
  return row;
}
