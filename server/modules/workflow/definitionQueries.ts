import { definitionRecord } from '@contract/workflow/definition';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { approvalDefinition } from '../../db/schema/approvals';
import { defineStore } from '../../engine/store/defineStore';

/** In the order in which they are tried, type by type. */
export const allDefinitions = (db: Db) =>
  db
    .select()
    .from(approvalDefinition)
    .orderBy(approvalDefinition.type, approvalDefinition.position, approvalDefinition.id);

export const definitions = defineStore({
  record: definitionRecord,
  table: approvalDefinition,
  async find({ db }, id) {
    const [row] = await db.select().from(approvalDefinition).where(eq(approvalDefinition.id, id));
    return row;
  },
  missing: 'Esa definición ya no existe.',
  tag: 'Definition',
  audience: { kind: 'everyone', permission: 'ADMIN.settings' },
});
