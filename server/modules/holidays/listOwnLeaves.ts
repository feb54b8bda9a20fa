import { listOwnLeaves } from '@contract/holidays/leaveAcciones';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { leave } from '../../db/schema/holidays';
import { implement } from '../../engine/acciones/implement';
import { dayNow } from '../../engine/time/dayNow';
import { leaveRows, toLeave } from './leaveQueries';

export const listOwnLeavesHandler = implement(listOwnLeaves, async (_input, { db, viewer }) => {
  const rows = await leaveRows(db)
    .where(
      and(
        eq(leave.personId, viewer.personId ?? 0),
        gte(leave.fromDay, sql`${dayNow} - interval '3 years'`),
      ),
    )
    .orderBy(desc(leave.fromDay), desc(leave.id));
  return { rows: rows.map(toLeave) };
});
