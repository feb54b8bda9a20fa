import type { Shift } from '@contract/schedules/shift';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { shift } from '../../db/schema/schedules';
import { workedMinutes } from './shiftTimes';

export type StoredShiftRow = typeof shift.$inferSelect;

export const toShift = (row: StoredShiftRow): Shift => ({
  ...row,
  workedMinutes: workedMinutes(row),
});

/** All of them, those in use first, as the day goes. */
export async function allShifts(db: Db): Promise<Shift[]> {
  const rows = await db
    .select()
    .from(shift)
    .orderBy(sql`${shift.active} desc`, asc(shift.startsAt), sql`${shift.name} collate "es-x-icu"`);
  return rows.map(toShift);
}

export async function findShift(db: Db, id: number): Promise<Shift | undefined> {
  const [row] = await db.select().from(shift).where(eq(shift.id, id));
  return row && toShift(row);
}

/** Planning looks at these rules of a shift, which a planned one does not keep. */
export const shiftRules = (shifts: readonly Shift[]) => (id: number) => {
  const found = shifts.find((one) => one.id === id);
  return { minRest: found?.minRest ?? null, kind: found?.kind };
};
