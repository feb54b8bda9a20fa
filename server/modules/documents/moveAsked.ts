import { eq } from 'drizzle-orm';
import { documentRequestItem } from '../../db/schema/documents';
import type { Context } from '../../engine/acciones/context';
import { tellDocument } from './tellDocument';

type StoredAsked = typeof documentRequestItem.$inferSelect;
type Change = Partial<
  Pick<StoredAsked, 'state' | 'documentId' | 'brought' | 'reason' | 'remindedAt'>
>;

/** One step of what was asked of one person, written, remembered and told. */
export async function moveAsked(
  context: Context,
  before: StoredAsked,
  change: Change,
): Promise<void> {
  const { db, audit } = context;
  const [after] = await db
    .update(documentRequestItem)
    .set({ ...change, changedAt: new Date(), version: before.version + 1 })
    .where(eq(documentRequestItem.id, before.id))
    .returning();
  await audit({ entity: 'documentRequestItem', entityId: before.id, before, after });
  await tellDocument(context, before.personId);
}
