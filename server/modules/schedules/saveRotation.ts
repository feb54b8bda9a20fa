import { type RotationFields, rotationRecord } from '@contract/schedules/rotation';
import { listRotations, saveRotation } from '@contract/schedules/shiftAcciones';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { rotation, shiftAssignment } from '../../db/schema/schedules';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { forbidden, invalid } from '../../engine/http/fault';
import { defineStore } from '../../engine/store/defineStore';
import { replanAssignment } from './replanAssignment';
import { editsSchedules } from './saveShift';
import { allShifts } from './shiftQueries';

const rotations = (db: Db) =>
  db
    .select()
    .from(rotation)
    .orderBy(sql`${rotation.active} desc`, sql`${rotation.name} collate "es-x-icu"`);

async function findRotation({ db }: Pick<Context, 'db'>, id: number) {
  const [row] = await db.select().from(rotation).where(eq(rotation.id, id));
  return row;
}

const store = defineStore({
  record: rotationRecord,
  table: rotation,
  find: findRotation,
  missing: 'Esa rotación ya no existe.',
  unique: ({ name }) => [
    {
      field: 'name',
      same: sql`anden_fold(${rotation.name}) = anden_fold(${name})`,
      words: 'Ya hay una rotación con ese nombre.',
    },
  ],
  tag: 'Rotation',
});

export const listRotationsHandler = implement(listRotations, async (_input, { db, viewer }) => ({
  rows: await rotations(db),
  edits: editsSchedules(viewer),
}));

const WEEK = 7;

async function rotationFaults(
  db: Db,
  fields: RotationFields,
  kept: readonly (number | null)[],
): Promise<Record<string, string>> {
  if (fields.byWeek && fields.days.length % WEEK !== 0) {
    return { days: 'Si empieza los lunes, son semanas completas: 7, 14, 21… días.' };
  }
  const usable = new Set(
    (await allShifts(db))
      .filter(({ active, id }) => active || kept.includes(id))
      .map(({ id }) => id),
  );
  return fields.days.every((id) => id === null || usable.has(id))
    ? {}
    : { days: 'Hay un turno que ya no se usa: elegí otro.' };
}

export const saveRotationHandler = implement(saveRotation, async (input, context) => {
  const { db, viewer } = context;
  if (!editsSchedules(viewer)) throw forbidden();
  let changed = false;
  const saved = await store.save(context, input, async (fields, before) => {
    const faults = await rotationFaults(db, fields, before?.days ?? []);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    changed =
      before !== undefined &&
      (before.byWeek !== fields.byWeek ||
        JSON.stringify(before.days) !== JSON.stringify(fields.days));
    return fields;
  });
  if (changed) {
    const assigned = await db
      .select()
      .from(shiftAssignment)
      .where(eq(shiftAssignment.rotationId, saved.id))
      .orderBy(asc(shiftAssignment.id));
    for (const one of assigned) await replanAssignment(context, one);
  }
  return saved;
});
