import { saveAreaMinimum } from '@contract/holidays/leaveRuleAcciones';
import { eq } from 'drizzle-orm';
import { areaMinimum } from '../../db/schema/holidays';
import { area } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { lastChange } from '../../engine/audit/lastChange';
import { notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { requireWholeOrganisation } from './wholeOrganisation';

/** No store: it is known by its area, and there is none until somebody sets it. */
export const saveAreaMinimumHandler = implement(
  saveAreaMinimum,
  async ({ areaId, people, version }, context) => {
    const { db, audit, emit } = context;
    requireWholeOrganisation(context);
    // The area is held, so that two who set it for the first time do not both find none.
    const [place] = await db.select().from(area).where(eq(area.id, areaId)).for('update');
    if (!place) throw notFound('El área no existe.');
    const own = eq(areaMinimum.areaId, areaId);
    const [before] = await db.select().from(areaMinimum).where(own);
    if ((before?.version ?? null) !== version) {
      throw staleVersion(before ?? null, await lastChange(db, 'areaMinimum', areaId));
    }
    if (people === null) await db.delete(areaMinimum).where(own);
    else {
      const values = { areaId, people, version: (before?.version ?? 0) + 1 };
      await db
        .insert(areaMinimum)
        .values(values)
        .onConflictDoUpdate({ target: areaMinimum.areaId, set: values });
    }
    await audit({ entity: 'areaMinimum', entityId: areaId, before, after: { people } });
    await emit([{ type: 'LeaveSetting', id: 'LIST' }], { kind: 'everyone' });
    return { ok: true as const };
  },
);
