import { saveDefinition } from '@contract/workflow/definitionAcciones';
import { eq, sql } from 'drizzle-orm';
import { approvalDefinition } from '../../db/schema/approvals';
import { heldForSave } from '../../engine/acciones/heldForSave';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { definitionFaults } from './definitionFaults';
import { lockDefinition } from './definitionQueries';

export const saveDefinitionHandler = implement(
  saveDefinition,
  async ({ id, version, ...fields }, { db, audit, emit }) => {
    const kept = { lock: lockDefinition, missing: 'Esa definición ya no existe.' };
    const before = await heldForSave(db, { id, version }, kept);
    const faults = await definitionFaults(db, fields);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    const last = sql<number>`(select coalesce(max(position), 0) + 1 from approval_definition)`;
    const [row] = before
      ? await db
          .update(approvalDefinition)
          .set({ ...fields, version: before.version + 1 })
          .where(eq(approvalDefinition.id, before.id))
          .returning()
      : await db
          .insert(approvalDefinition)
          .values({ ...fields, position: last })
          .returning();
    if (!row) throw new Error('a definition vanished');
    await audit({ entity: 'definition', entityId: row.id, before, after: row });
    await emit([{ type: 'Definition', id: 'LIST' }], {
      kind: 'everyone',
      permission: 'ADMIN.settings',
    });
    return row;
  },
);
