import type { OutputOf } from '@contract/core/accion';
import { openShiftRecord } from '@contract/schedules/openShift';
import type { saveOpenShift } from '@contract/schedules/openShiftAcciones';
import { listOpenShifts } from '@contract/schedules/openShiftAcciones';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import { area, person, site } from '../../db/schema/organisation';
import { shift } from '../../db/schema/schedules';
import { openShift, openShiftTaking } from '../../db/schema/shiftChanges';
import type { Context } from '../../engine/acciones/context';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedFields } from '../../engine/exports/exportedFields';
import { defineList } from '../../engine/lists/listDefinition';
import { recordColumns } from '../../engine/lists/recordColumns';
import { descending } from '../../engine/lists/sortKeys';
import { strangers } from '../../engine/places/target';

type Asking = Pick<Context, 'db' | 'viewer' | 'reach'>;

const areaName = sql<string>`${area.name} || ' (' || ${site.name} || ')' collate "es-x-icu"`;
const clock = (instant: SQL | typeof openShift.startsAt) =>
  sql`to_char(${instant} at time zone ${site.zone}, 'HH24:MI')`;
const shiftName = sql<string>`${shift.name} || ' ' || ${clock(openShift.startsAt)} || '–' || ${clock(sql`${openShift.endsAt}`)}`;

const takings = sql`from ${openShiftTaking} join ${person} on ${person.id} = ${openShiftTaking.personId}
  where ${openShiftTaking.openShiftId} = ${openShift.id}`;

const fields = {
  id: openShift.id,
  version: openShift.version,
  areaId: openShift.areaId,
  day: openShift.day,
  shiftId: openShift.shiftId,
  places: openShift.places,
  areaName,
  shiftName,
  taken: sql<number>`(select count(*)::int ${takings})`,
  takers: sql<string[]>`array(select ${person.lastName} || ', ' || ${person.firstName} ${takings}
    order by ${openShiftTaking.id})`,
  past: sql<boolean>`${openShift.startsAt} <= anden_now()`,
};

const from = (select: PgSelectBuilder<typeof fields, 'db'>) =>
  select
    .from(openShift)
    .innerJoin(shift, eq(shift.id, openShift.shiftId))
    .innerJoin(area, eq(area.id, openShift.areaId))
    .innerJoin(site, eq(site.id, area.siteId));

/** This selects areas of which all people are in reach. */
const within = (asking: Omit<Asking, 'db'>): SQL | undefined =>
  asking.reach === 'all'
    ? undefined
    : sql`not ${strangers(asking, sql`other.area_id = ${openShift.areaId}`)}`;

export const openShiftsList = defineList({
  accion: listOpenShifts,
  id: openShift.id,
  columns: () => ({
    ...recordColumns(openShiftRecord, openShift, ['day', 'places']),
    areaName: { kind: 'text', by: areaName },
    shiftName: { kind: 'text', by: shiftName },
  }),
  order: [descending(openShift.day)],
  search: sql`anden_fold(${areaName} || ' ' || ${shift.name})`,
  where: within,
  fields,
  from: (select) => from(select).$dynamic(),
});

export const openShiftsExport = defineExport(openShiftsList, 'Turnos abiertos', {
  ...exportedFields(openShiftRecord, { day: {} }),
  shiftName: { kind: 'text', label: 'Turno', width: 28 },
  areaName: { kind: 'text', label: 'Área', width: 32 },
  ...exportedFields(openShiftRecord, { places: {} }),
  takers: {
    kind: 'text',
    label: 'Quiénes lo tomaron',
    width: 48,
    value: (row) => row.takers.join('; '),
  },
});

export async function findOpenShift(
  asking: Asking,
  id: number,
): Promise<OutputOf<typeof saveOpenShift> | undefined> {
  const [row] = await from(asking.db.select(fields)).where(
    and(eq(openShift.id, id), within(asking)),
  );
  return row;
}
