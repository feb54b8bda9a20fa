import { saveLeaveType } from '@contract/holidays/saveLeaveType';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { leaveType } from '../../db/schema/holidays';
import { heldForSave } from '../../engine/acciones/heldForSave';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { requireWholeHouse } from './wholeHouse';

async function lockLeaveType(db: Db, id: number) {
  const [row] = await db.select().from(leaveType).where(eq(leaveType.id, id)).for('update');
  return row;
}

export const saveLeaveTypeHandler = implement(
  saveLeaveType,
  async ({ id, version, ...fields }, context) => {
    const { db, audit, emit } = context;
    requireWholeHouse(context);
    const kept = { lock: lockLeaveType, missing: 'Esa licencia no existe.' };
    const before = await heldForSave(db, { id, version }, kept);
    const twin = and(eq(leaveType.code, fields.code), ne(leaveType.id, id ?? 0));
    if ((await db.$count(leaveType, twin)) > 0) {
      throw invalid({ code: 'Otra licencia ya usa ese código.' });
    }
    if (fields.halfDays && fields.unit === 'calendar') {
      throw invalid({ halfDays: 'Solo las que cuentan días hábiles admiten medios días.' });
    }
    if (before?.kind === 'vacation' && !fields.active) {
      throw invalid({ active: 'Las vacaciones no se pueden quitar.' });
    }
    const [saved] = before
      ? await db
          .update(leaveType)
          .set({ ...fields, version: before.version + 1 })
          .where(eq(leaveType.id, before.id))
          .returning()
      : await db
          .insert(leaveType)
          .values({ ...fields, kind: 'other' })
          .returning();
    if (!saved) throw new Error('a leave type vanished');
    await audit({ entity: 'leaveType', entityId: saved.id, before, after: saved });
    await emit([{ type: 'LeaveSetting', id: 'LIST' }], { kind: 'everyone' });
    return saved;
  },
);
