import { and, eq, isNotNull } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { approvalRequest } from '../../db/schema/approvals';
import { plannedShift, shift } from '../../db/schema/schedules';
import { shiftChange, shiftSwap } from '../../db/schema/shiftChanges';
import type { Context } from '../../engine/acciones/context';
import { withdrawRequest } from '../../engine/approvals/askedOf';
import { conflict, notFound } from '../../engine/http/fault';
import { clock } from '../../engine/time/clock';

export const SWAP_REQUEST = 'shiftSwap';
export const CHANGE_REQUEST = 'shiftChange';

export type PlannedShift = typeof plannedShift.$inferSelect;

/** A published shift of somebody that has not begun; nobody learns of others' by guessing. */
export async function aheadShift(
  db: Db,
  id: number,
  personId: number,
): Promise<PlannedShift & { name: string }> {
  const [found] = await db
    .select({ planned: plannedShift, name: shift.name })
    .from(plannedShift)
    .innerJoin(shift, eq(shift.id, plannedShift.shiftId))
    .where(
      and(
        eq(plannedShift.id, id),
        eq(plannedShift.personId, personId),
        isNotNull(plannedShift.publishedAt),
      ),
    );
  if (!found) throw notFound('Ese turno ya no existe.');
  const { planned, name } = found;
  if (planned.startsAt <= clock.now()) throw conflict('Ese turno ya empezó.');
  if (planned.removedAt !== null) {
    throw conflict('Ese turno está cambiando en la grilla: hablalo con quien la planifica.');
  }
  return { ...planned, name };
}

interface Snapshot {
  plannedId: number | null;
  shiftId: number;
  startsAt: Date;
  endsAt: Date;
}

const CHANGED = 'El turno cambió después de que lo pidieron: ya no se puede hacer así.';

/** The shift that was asked about, if it still is as it was then. */
export async function unchangedShift(
  db: Db,
  { plannedId, shiftId, startsAt, endsAt }: Snapshot,
  personId: number,
): Promise<PlannedShift> {
  const [row] = await db
    .select()
    .from(plannedShift)
    .where(and(eq(plannedShift.id, plannedId ?? 0), eq(plannedShift.personId, personId)));
  const same =
    row &&
    row.publishedAt !== null &&
    row.removedAt === null &&
    row.shiftId === shiftId &&
    row.startsAt.getTime() === startsAt.getTime() &&
    row.endsAt.getTime() === endsAt.getTime();
  if (!same) throw conflict(CHANGED);
  if (row.startsAt <= clock.now()) throw conflict('El turno ya empezó: ya no se puede cambiar.');
  return row;
}

/** How the shift that is asked about is kept. */
export const snapshotOf = ({ id, day, shiftId, startsAt, endsAt }: PlannedShift) => ({
  plannedId: id,
  day,
  shiftId,
  startsAt,
  endsAt,
});

const WAITS = 'Ya pediste un cambio de ese turno: esperá la respuesta o cancelalo.';

/** A shift is asked one thing at a time; a request that was sent back gives way to the new one. */
export async function refuseAskedTwice(
  context: Context,
  { id, personId }: PlannedShift,
): Promise<void> {
  const { db } = context;
  const [asked] = await db
    .select({ id: shiftSwap.id })
    .from(shiftSwap)
    .where(
      and(
        eq(shiftSwap.plannedId, id),
        eq(shiftSwap.personId, personId),
        eq(shiftSwap.consent, 'asked'),
      ),
    );
  if (asked) throw conflict(WAITS);
  const open = await openRequests(db, id, personId);
  if (open.some(({ state }) => state === 'pending')) throw conflict(WAITS);
  for (const { type, subjectId } of open) await withdrawRequest(context, type, subjectId, null);
}

async function openRequests(db: Db, plannedId: number, personId: number) {
  const of = (type: string, table: typeof shiftSwap | typeof shiftChange) =>
    db
      .select({
        type: approvalRequest.type,
        subjectId: approvalRequest.subjectId,
        state: approvalRequest.state,
      })
      .from(table)
      .innerJoin(
        approvalRequest,
        and(eq(approvalRequest.type, type), eq(approvalRequest.subjectId, table.id)),
      )
      .where(
        and(
          eq(table.plannedId, plannedId),
          eq(table.personId, personId),
          anyOf(approvalRequest.state, ['pending', 'draft']),
        ),
      );
  return [...(await of(SWAP_REQUEST, shiftSwap)), ...(await of(CHANGE_REQUEST, shiftChange))];
}
