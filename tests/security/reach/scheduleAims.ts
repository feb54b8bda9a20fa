import type { AccionKey } from '@contract/registry';
import type { Db } from '../../../server/db/Db';
import { rotation, shiftAssignment } from '../../../server/db/schema/schedules';
import type { Aim } from './aim';

const day = '2030-02-11';
/** Stale everywhere: who reaches it hears of the conflict, and nothing moves. */
const version = 999_999;

async function someRotation(db: Db): Promise<number> {
  const [row] = await db.select({ id: rotation.id }).from(rotation).limit(1);
  return row?.id ?? 0;
}

async function assignedTo(db: Db, personId: number): Promise<number> {
  await db.delete(shiftAssignment);
  const rotationId = await someRotation(db);
  const values = { target: 'person' as const, personId, rotationId, fromDay: day };
  const [row] = await db.insert(shiftAssignment).values(values).returning();
  return row?.id ?? 0;
}

/** The plans of people, by whom these answer to. */
export const scheduleAims = {
  // An empty day that stays empty: who reaches it is told that it is planned.
  planShifts: {
    at: (_db, { personId }) => ({ cells: [{ personId, day, shiftIds: [], seen: [] }] }),
    found: (body) => (body as { planned: number }).planned === 1,
  },
  previewAssignment: {
    at: async (db, { personId }) => ({
      target: 'person',
      personId,
      rotationId: await someRotation(db),
      fromDay: day,
    }),
  },
  saveAssignment: {
    at: async (db, { personId }) => ({
      target: 'person',
      personId,
      id: await assignedTo(db, personId),
      version,
      rotationId: await someRotation(db),
      fromDay: day,
    }),
  },
  deleteAssignment: {
    at: async (db, { personId }) => ({ id: await assignedTo(db, personId), version }),
  },
} satisfies Partial<Record<AccionKey, Aim>>;
