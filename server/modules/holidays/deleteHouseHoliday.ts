import { deleteHouseHoliday } from '@contract/holidays/deleteHouseHoliday';
import { eq } from 'drizzle-orm';
import { siteHoliday } from '../../db/schema/settings';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { findHouseHoliday } from './houseHolidayQueries';
import { requireWholeHouse } from './wholeHouse';

export const deleteHouseHolidayHandler = implement(
  deleteHouseHoliday,
  async ({ id, version }, context) => {
    const { db, audit, emit } = context;
    requireWholeHouse(context);
    const own = eq(siteHoliday.id, id);
    const [before] = await db.select().from(siteHoliday).where(own).for('update');
    if (!before) throw notFound('Ese día ya no está.');
    if (before.version !== version) throw staleVersion(await findHouseHoliday(db, id));
    await db.delete(siteHoliday).where(own);
    await audit({ entity: 'holiday', entityId: id, before });
    await emit([{ type: 'Holiday', id: 'LIST' }], { kind: 'everyone' });
    return { ok: true as const };
  },
);
