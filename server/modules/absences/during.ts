import { type SQL, sql } from 'drizzle-orm';
import { absence } from '../../db/schema/absences';

/** Touches any day between the two; written as the index `absence_days` wants it. */
export const during = (from: string, to: string): SQL =>
  sql`daterange(${absence.fromDay}, ${absence.toDay}, '[]') && daterange(${from}::date, ${to}::date, '[]')`;
