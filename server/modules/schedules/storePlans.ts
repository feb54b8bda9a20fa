import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { lockNumbers } from '../../db/lockNumbers';
import { plannedShift } from '../../db/schema/schedules';
import { holdPeriods } from '../../engine/time/periodTurn';
import type { CellPlan, NewShift } from './cellRules';

const TURN = lockNumbers.planning;
/** So few turns that thousands of people fit into the table of locks. */
const TURNS = 512;

/** A transaction that holds several turns takes them in this order. */
export const turnOf = (personId: number): number => personId % TURNS;

/** The days of some people are written in turns: two at once wait for each other instead of deadlocking at the constraint. */
export async function planningTurn(db: Db, personIds: readonly number[]): Promise<void> {
  const turns = [...new Set(personIds.map(turnOf))].sort((a, b) => a - b);
  if (turns.length === 0) return;
  await holdPeriods(db);
  await db.execute(
    sql`select pg_advisory_xact_lock(${TURN}, turn) from unnest(${sql.param(turns)}::int[]) as turn`,
  );
}

/** New drafts, with the hours of their shift as it is now. */
export async function insertShifts(
  db: Db,
  rows: readonly NewShift[],
  authorId: number | null,
): Promise<void> {
  if (rows.length === 0) return;
  const column = (of: (row: NewShift) => unknown) => sql.param(rows.map(of));
  await db.execute(sql`
    insert into planned_shift (person_id, day, shift_id, starts_at, ends_at, assignment_id, author_id,
      called_in, break_kind, break_minutes, tolerance_in, tolerance_out, paid, night)
    select wanted.person_id, wanted.day, shift.id, wanted.starts_at, wanted.ends_at, wanted.assignment_id,
      ${authorId}::int, wanted.called_in, break_kind, break_minutes, tolerance_in, tolerance_out, paid, night
    from unnest(${column((row) => row.personId)}::int[], ${column((row) => row.day)}::date[],
      ${column((row) => row.shiftId)}::int[], ${column((row) => row.startsAt.toISOString())}::timestamptz[],
      ${column((row) => row.endsAt.toISOString())}::timestamptz[],
      ${column((row) => row.assignmentId ?? null)}::int[], ${column((row) => row.calledIn ?? null)}::text[])
      as wanted (person_id, day, shift_id, starts_at, ends_at, assignment_id, called_in)
    join shift on shift.id = wanted.shift_id`);
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Shifts that leave go first, so that those that come find their place free. */
export async function storePlans(
  db: Db,
  plans: readonly CellPlan[],
  authorId: number,
): Promise<void> {
  const drop = plans.flatMap((plan) => plan.drop);
  const remove = plans.flatMap((plan) => plan.remove);
  const restore = plans.flatMap((plan) => plan.restore);
  if (drop.length > 0) {
    await db.delete(plannedShift).where(anyOf(plannedShift.id, idsOf(drop)));
  }
  if (remove.length > 0) {
    await db
      .update(plannedShift)
      .set({ removedAt: sql`anden_now()` })
      .where(anyOf(plannedShift.id, idsOf(remove)));
  }
  if (restore.length > 0) {
    await db
      .update(plannedShift)
      .set({ removedAt: null })
      .where(anyOf(plannedShift.id, idsOf(restore)));
  }
  await insertShifts(
    db,
    plans.flatMap((plan) => plan.add),
    authorId,
  );
}
