import { assignmentRecord } from '@contract/schedules/assignment';
import {
  deleteAssignment,
  previewAssignment,
  saveAssignment,
} from '@contract/schedules/assignmentAcciones';
import { and, eq, isNotNull } from 'drizzle-orm';
import { plannedShift, shiftAssignment } from '../../db/schema/schedules';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid, notFound } from '../../engine/http/fault';
import { isOtherTarget, sameTargetDays } from '../../engine/places/target';
import { defineStore } from '../../engine/store/defineStore';
import { dayText } from '../../engine/time/days';
import { todayIn } from '../../engine/time/nowIn';
import { findAssignment } from './assignmentQueries';
import { checkAssignment } from './checkAssignment';
import { peopleOfAssignment, plannedHorizon } from './planAhead';
import { replanAssignment } from './replanAssignment';
import { findPeople, worksDuring } from './rosterPeople';
import { rotatedShifts } from './rotatedShifts';

const missing = 'Esa asignación no existe o no está a tu alcance.';

const store = defineStore({
  record: assignmentRecord,
  entity: 'shiftAssignment',
  table: shiftAssignment,
  find: (context: Context, id) => findAssignment(context, id),
  missing,
  unique: (fields) => [
    {
      field: 'fromDay',
      same: sameTargetDays(shiftAssignment, fields),
      words: ({ fromDay, toDay }) =>
        `Ya tiene otra rotación ${toDay ? `del ${dayText(fromDay)} al ${dayText(toDay)}` : `desde el ${dayText(fromDay)}`}: terminala antes.`,
    },
  ],
  tag: 'ShiftAssignment',
  audience: { kind: 'everyone', permission: 'SCHEDULES.CREATE' },
});

const KEPT = 'Para otra persona o lugar, hacé otra asignación.';

export const saveAssignmentHandler = implement(saveAssignment, async (input, context) => {
  let since = input.fromDay;
  const saved = await store.save(context, input, async (fields, before) => {
    const checked = await checkAssignment(context, fields);
    if (before && isOtherTarget(before, checked)) throw invalid({ target: KEPT });
    if (before && before.fromDay < since) since = before.fromDay;
    return checked;
  });
  await replanAssignment(context, saved, since);
  return saved;
});

export const deleteAssignmentHandler = implement(deleteAssignment, async (input, context) => {
  const { db } = context;
  const { stored } = await store.hold(context, input);
  const [told] = await db
    .select({ id: plannedShift.id })
    .from(plannedShift)
    .where(and(eq(plannedShift.assignmentId, stored.id), isNotNull(plannedShift.publishedAt)))
    .limit(1);
  if (told) {
    throw conflict(
      'Ya se publicaron turnos de esta asignación: en vez de borrarla, ponele un fin.',
    );
  }
  await db.delete(plannedShift).where(eq(plannedShift.assignmentId, stored.id));
  const removed = await store.remove(context, input);
  await replanAssignment(context, stored);
  return removed;
});

export const previewAssignmentHandler = implement(
  previewAssignment,
  async ({ id = 0, ...fields }, context) => {
    const { db } = context;
    if (id > 0 && !(await findAssignment(context, id))) throw notFound(missing);
    const checked = await checkAssignment(context, fields);
    const today = todayIn();
    const horizon = await plannedHorizon(db, today);
    const { fromDay, toDay } = checked;
    const until = toDay !== null && toDay < horizon ? toDay : horizon;
    const days = { from: fromDay > today ? fromDay : today, to: until };
    if (days.from > days.to) return { shifts: 0, people: 0, until };
    const assigned = { ...checked, id };
    const people = await findPeople(db, and(peopleOfAssignment(assigned), worksDuring(days)));
    const planned = await rotatedShifts(db, people, days, assigned);
    const theirs = planned.filter(({ assignmentId }) => assignmentId === id);
    return {
      shifts: theirs.length,
      people: new Set(theirs.map(({ personId }) => personId)).size,
      until,
    };
  },
);
