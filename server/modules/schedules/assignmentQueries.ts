import type { OutputOf } from '@contract/core/accion';
import { assignmentRecord } from '@contract/schedules/assignment';
import type { saveAssignment } from '@contract/schedules/assignmentAcciones';
import { listAssignments } from '@contract/schedules/assignmentAcciones';
import { and, eq, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import { area, person, site } from '../../db/schema/organisation';
import { rotation, shiftAssignment } from '../../db/schema/schedules';
import type { Context } from '../../engine/acciones/context';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedFields } from '../../engine/exports/exportedFields';
import { defineList } from '../../engine/lists/listDefinition';
import { recordColumns } from '../../engine/lists/recordColumns';
import { descending } from '../../engine/lists/sortKeys';
import { areaSite, targetName, targetWithin } from '../../engine/places/target';

type Asking = Pick<Context, 'db' | 'viewer' | 'reach'>;

const name = targetName(shiftAssignment.target);

const fields = {
  id: shiftAssignment.id,
  version: shiftAssignment.version,
  target: shiftAssignment.target,
  personId: shiftAssignment.personId,
  areaId: shiftAssignment.areaId,
  siteId: shiftAssignment.siteId,
  rotationId: shiftAssignment.rotationId,
  fromDay: shiftAssignment.fromDay,
  toDay: shiftAssignment.toDay,
  firstDay: shiftAssignment.firstDay,
  onHolidays: shiftAssignment.onHolidays,
  targetName: name,
  rotationName: rotation.name,
};

const from = (select: PgSelectBuilder<typeof fields, 'db'>) =>
  select
    .from(shiftAssignment)
    .innerJoin(rotation, eq(rotation.id, shiftAssignment.rotationId))
    .leftJoin(person, eq(person.id, shiftAssignment.personId))
    .leftJoin(area, eq(area.id, shiftAssignment.areaId))
    .leftJoin(areaSite, eq(areaSite.id, area.siteId))
    .leftJoin(site, eq(site.id, shiftAssignment.siteId));

export const assignmentsList = defineList({
  accion: listAssignments,
  id: shiftAssignment.id,
  columns: () => ({
    ...recordColumns(assignmentRecord, shiftAssignment, [
      'target',
      'rotationId',
      'fromDay',
      'toDay',
      'onHolidays',
    ]),
    targetName: { kind: 'text', by: name },
    rotationName: { kind: 'text', by: sql`${rotation.name} collate "es-x-icu"` },
  }),
  order: [descending(shiftAssignment.fromDay)],
  search: sql`anden_fold(${name} || ' ' || ${rotation.name})`,
  where: (asking) => targetWithin(asking, shiftAssignment),
  fields,
  from: (select) => from(select).$dynamic(),
});

export const assignmentsExport = defineExport(assignmentsList, 'Asignaciones de horarios', {
  ...exportedFields(assignmentRecord, { target: {} }),
  targetName: { kind: 'text', label: 'A quién', width: 32 },
  rotationName: { kind: 'text', label: assignmentRecord.fields.rotationId.label, width: 28 },
  ...exportedFields(assignmentRecord, { fromDay: {}, toDay: {}, firstDay: {}, onHolidays: {} }),
});

export async function findAssignment(
  asking: Asking,
  id: number,
): Promise<OutputOf<typeof saveAssignment> | undefined> {
  const [row] = await from(asking.db.select(fields)).where(
    and(eq(shiftAssignment.id, id), targetWithin(asking, shiftAssignment)),
  );
  return row;
}
