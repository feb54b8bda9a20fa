import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { leaveType } from '../../db/schema/holidays';

export type StoredLeaveType = typeof leaveType.$inferSelect;

/** Vacations first, the rest by when they were made. */
export const findLeaveTypes = (db: Db): Promise<StoredLeaveType[]> =>
  db.select().from(leaveType).orderBy(asc(leaveType.id));

export async function findLeaveType(db: Db, id: number): Promise<StoredLeaveType | undefined> {
  const [row] = await db.select().from(leaveType).where(eq(leaveType.id, id));
  return row;
}

/** The one whose days stand in the ledger. */
export async function vacationType(db: Db): Promise<StoredLeaveType> {
  const [row] = await db.select().from(leaveType).where(eq(leaveType.kind, 'vacation')).limit(1);
  if (!row) throw new Error('an organisation without vacations');
  return row;
}
