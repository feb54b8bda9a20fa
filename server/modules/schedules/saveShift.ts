import { type ShiftFields, shiftRecord } from '@contract/schedules/shift';
import { listShifts, saveShift } from '@contract/schedules/shiftAcciones';
import { can } from '@contract/session/can';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { plannedShift, shift } from '../../db/schema/schedules';
import type { Viewer } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { forbidden, invalid } from '../../engine/http/fault';
import { defineStore } from '../../engine/store/defineStore';
import { allShifts, findShift } from './shiftQueries';
import { workedMinutes } from './shiftTimes';

/** The organisation has a single set of shifts, kept by those who plan all of it or keep its settings. */
export const editsSchedules = ({ roles, roleScope }: Pick<Viewer, 'roles' | 'roleScope'>) =>
  can(roles, 'ADMIN.settings') || (roleScope === 'all' && can(roles, 'SCHEDULES.CREATE'));

export const shiftStore = defineStore({
  record: shiftRecord,
  table: shift,
  find: ({ db }, id) => findShift(db, id),
  missing: 'Ese turno ya no existe.',
  unique: ({ code, name }) => [
    { field: 'code', same: eq(shift.code, code), words: 'Ya hay un turno con esa sigla.' },
    {
      field: 'name',
      same: sql`anden_fold(${shift.name}) = anden_fold(${name})`,
      words: 'Ya hay un turno con ese nombre.',
    },
  ],
  tag: 'Shift',
});

export const listShiftsHandler = implement(listShifts, async (_input, { db, viewer }) => ({
  rows: await allShifts(db),
  edits: editsSchedules(viewer),
}));

export const saveShiftHandler = implement(saveShift, async (input, context) => {
  if (!editsSchedules(context.viewer)) throw forbidden();
  return shiftStore.save(context, input, async (fields, before) => {
    const faults = shiftFaults(fields);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    if (before && before.kind !== fields.kind) await refusePlanned(context.db, before.id);
    return fields;
  });
});

/** Days that were reckoned as work do not become days on call. */
async function refusePlanned(db: Db, shiftId: number): Promise<void> {
  const [planned] = await db
    .select({ id: plannedShift.id })
    .from(plannedShift)
    .where(eq(plannedShift.shiftId, shiftId))
    .limit(1);
  if (!planned) return;
  throw invalid({ kind: 'Ya se planificó con esta clase: cargá otro turno para la nueva.' });
}

function shiftFaults(fields: ShiftFields): Record<string, string> {
  const { kind, breakKind, breakMinutes } = fields;
  if (kind === 'onCall' && breakKind !== 'none') {
    return { breakKind: 'Una guardia pasiva no tiene descanso: se está a disposición.' };
  }
  if (breakKind === 'none') {
    return breakMinutes > 0 ? { breakKind: 'Elegí cómo se cuenta el descanso.' } : {};
  }
  if (breakMinutes === 0) return { breakMinutes: 'Poné cuántos minutos dura.' };
  return workedMinutes(fields) <= 0
    ? { breakMinutes: 'El descanso no puede durar todo el turno.' }
    : {};
}
