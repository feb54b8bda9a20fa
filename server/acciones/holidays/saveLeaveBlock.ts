import { saveLeaveBlock } from '@contract/holidays/saveLeaveBlock';
import { eq } from 'drizzle-orm';
import { leaveBlock } from '../../db/schema/holidays';
import { area, site } from '../../db/schema/organisation';
import { invalid, notFound } from '../../http/fault';
import { staleVersion } from '../../http/staleVersion';
import { implement } from '../implement';
import { findBlock } from './blockQueries';
import { requireWholeHouse } from './wholeHouse';

export const saveLeaveBlockHandler = implement(
  saveLeaveBlock,
  async ({ id, version, ...fields }, context) => {
    const { db, audit, emit } = context;
    requireWholeHouse(context);
    const [before] =
      id === undefined
        ? []
        : await db.select().from(leaveBlock).where(eq(leaveBlock.id, id)).for('update');
    if (id !== undefined && !before) throw notFound('Ese bloqueo ya no está.');
    if (before && before.version !== version) throw staleVersion(await findBlock(db, before.id));
    const { siteId, areaId, fromDay, toDay } = fields;
    if (toDay < fromDay) throw invalid({ toDay: 'Debe ser igual o posterior al comienzo.' });
    if (siteId && areaId) throw invalid({ areaId: 'Elegí un área o una sede, no las dos.' });
    if (siteId && (await db.$count(site, eq(site.id, siteId))) === 0) {
      throw invalid({ siteId: 'Elegí una sede.' });
    }
    if (areaId && (await db.$count(area, eq(area.id, areaId))) === 0) {
      throw invalid({ areaId: 'Elegí un área.' });
    }
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
