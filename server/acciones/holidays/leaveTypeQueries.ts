import { asc } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { leaveType } from '../../db/schema/holidays';

type StoredLeaveType = typeof leaveType.$inferSelect;

/** Vacations first, the rest by when they were made. */
export const findLeaveTypes = (db: Db): Promise<StoredLeaveType[]> =>
  db.select().from(leaveType).orderBy(asc(leaveType.id));
