import { listAssignments } from '@contract/schedules/assignmentAcciones';
import { listRotations, listShifts } from '@contract/schedules/shiftAcciones';
import { sql } from 'drizzle-orm';
import { rotation, shift, shiftAssignment } from '../../db/schema/schedules';
import { openShift, shiftChange, shiftSwap } from '../../db/schema/shiftChanges';
import { namedBy } from '../../engine/audit/namedBy';

export const shiftName = namedBy({
  entity: 'shift',
  reads: listShifts,
  fields: ['shiftId'],
  table: shift,
  name: shift.name,
});

export const rotationName = namedBy({
  entity: 'rotation',
  reads: listRotations,
  fields: ['rotationId'],
  table: rotation,
  name: rotation.name,
});

export const assignmentName = namedBy({
  entity: 'shiftAssignment',
  reads: listAssignments,
  table: shiftAssignment,
  person: shiftAssignment.personId,
  days: [shiftAssignment.fromDay, shiftAssignment.toDay],
});

export const swapName = namedBy({
  entity: 'shiftSwap',
  table: shiftSwap,
  person: shiftSwap.personId,
  days: [shiftSwap.day, shiftSwap.day],
});

export const changeName = namedBy({
  entity: 'shiftChange',
  table: shiftChange,
  person: shiftChange.personId,
  days: [shiftChange.day, shiftChange.day],
});

export const openShiftName = namedBy({
  entity: 'openShift',
  table: openShift,
  name: sql`(select name from shift where shift.id = ${openShift.shiftId})`,
  days: [openShift.day, openShift.day],
});
