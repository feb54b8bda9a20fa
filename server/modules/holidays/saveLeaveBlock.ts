import { saveLeaveBlock } from '@contract/holidays/saveLeaveBlock';
import { eq } from 'drizzle-orm';
import { leaveBlock } from '../../db/schema/holidays';
import { heldForSave } from '../../engine/acciones/heldForSave';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { checkPlace } from '../admin/checkPlace';
import { findBlock, lockBlock } from './blockQueries';
import { requireWholeHouse } from './wholeHouse';

export const saveLeaveBlockHandler = implement(
  saveLeaveBlock,
  async ({ id, version, ...fields }, context) => {
    const { db, audit, emit } = context;
    requireWholeHouse(context);
    const kept = { lock: lockBlock, shown: findBlock, missing: 'Ese bloqueo ya no está.' };
    const before = await heldForSave(db, { id, version }, kept);
    const { siteId, areaId } = fields;
    if (siteId && areaId) throw invalid({ areaId: 'Elegí un área o una sede, no las dos.' });
    await checkPlace(db, { siteId, areaId });
    const [row] = before
      ? await db
          .update(leaveBlock)
          .set({ ...fields, version: before.version + 1 })
          .where(eq(leaveBlock.id, before.id))
          .returning()
      : await db.insert(leaveBlock).values(fields).returning();
    const saved = row && (await findBlock(db, row.id));
    if (!saved) throw new Error('a block vanished');
    await audit({ entity: 'leaveBlock', entityId: saved.id, before, after: row });
    await emit([{ type: 'LeaveSetting', id: 'LIST' }], { kind: 'everyone' });
    return saved;
  },
);
