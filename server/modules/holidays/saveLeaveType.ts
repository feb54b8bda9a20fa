import { saveLeaveType } from '@contract/holidays/leaveRuleAcciones';
import { leaveTypeRecord } from '@contract/holidays/leaveType';
import { eq } from 'drizzle-orm';
import { leaveType } from '../../db/schema/holidays';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { defineStore } from '../../engine/store/defineStore';
import { requireWholeOrganisation } from './wholeOrganisation';

const leaveTypes = defineStore({
  record: leaveTypeRecord,
  table: leaveType,
  find: async ({ db }, id) => (await db.select().from(leaveType).where(eq(leaveType.id, id))).at(0),
  missing: 'Esa licencia no existe.',
  unique: ({ code }) => [
    { field: 'code', same: eq(leaveType.code, code), words: 'Otra licencia ya usa ese código.' },
  ],
  tag: 'LeaveSetting',
});

export const saveLeaveTypeHandler = implement(saveLeaveType, (input, context) => {
  requireWholeOrganisation(context);
  return leaveTypes.save(context, input, (fields, before) => {
    if (fields.halfDays && fields.unit === 'calendar') {
      throw invalid({ halfDays: 'Solo las que cuentan días hábiles admiten medios días.' });
    }
    if (before?.kind === 'vacation' && !fields.active) {
      throw invalid({ active: 'Las vacaciones no se pueden quitar.' });
    }
    return { ...fields, kind: before?.kind ?? 'other' };
  });
});
