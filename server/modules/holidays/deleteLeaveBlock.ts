import { deleteLeaveBlock } from '@contract/holidays/deleteLeaveBlock';
import { eq } from 'drizzle-orm';
import { leaveBlock } from '../../db/schema/holidays';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { findBlock } from './blockQueries';
import { requireWholeHouse } from './wholeHouse';

export const deleteLeaveBlockHandler = implement(
  deleteLeaveBlock,
  async ({ id, version }, context) => {
    const { db, audit, emit } = context;
    requireWholeHouse(context);
    const [before] = await db.select().from(leaveBlock).where(eq(leaveBlock.id, id)).for('update');
    if (!before) throw notFound('Ese bloqueo ya no está.');
    if (before.version !== version) throw staleVersion(await findBlock(db, id));
    await db.delete(leaveBlock).where(eq(leaveBlock.id, id));
    await audit({ entity: 'leaveBlock', entityId: id, before });
    await emit([{ type: 'LeaveSetting', id: 'LIST' }], { kind: 'everyone' });
    return { ok: true as const };
  },
);
