import { saveLeaveType } from '@contract/holidays/saveLeaveType';
import { and, eq, ne } from 'drizzle-orm';
import { leaveType } from '../../db/schema/holidays';
import { invalid, notFound } from '../../http/fault';
import { staleVersion } from '../../http/staleVersion';
import { implement } from '../implement';
import { requireWholeHouse } from './wholeHouse';

export const saveLeaveTypeHandler = implement(
  saveLeaveType,
  async ({ id, version, ...fields }, context) => {
    const { db, audit, emit } = context;
    requireWholeHouse(context);
    const [before] =
      id === undefined
        ? []
        : await db.select().from(leaveType).where(eq(leaveType.id, id)).for('update');
    if (id !== undefined && !before) throw notFound('Esa licencia no existe.');
    if (before && before.version !== version) throw staleVersion(before);
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
