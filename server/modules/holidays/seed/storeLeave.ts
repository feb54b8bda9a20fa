import type { Db } from '../../../db/Db';
import { absence } from '../../../db/schema/absences';
import {
  approvalEvent,
  approvalRequest,
  approvalSeat,
  approvalStep,
} from '../../../db/schema/approvals';
import { leave, leaveMovement } from '../../../db/schema/holidays';
import { leaveTitle } from '../leaveTitle';
import type { StoredLeaveType } from '../leaveTypes';
import type { Movement, PastLeave } from './pastLeave';

interface Stored {
  somebody: { id: number; accountId: number };
  /** The account that decided, or has to. */
  manager: number | null;
  type: StoredLeaveType;
  leaves: readonly PastLeave[];
  movements: readonly Movement[];
  /** The last of the leaves waits. */
  pending: boolean;
}

const HOUR = 3_600_000;

/** Leave with its request as the engine would have left it, its days held and its movements. */
export async function storeLeave(db: Db, stored: Stored): Promise<void> {
  const { somebody, manager, type, leaves, movements, pending } = stored;
  const rows =
    leaves.length === 0
      ? []
      : await db
          .insert(leave)
          .values(
            leaves.map(({ fromDay, toDay, days, askedAt }) => ({
              personId: somebody.id,
              typeId: type.id,
              fromDay,
              toDay,
              days: String(days),
              createdAt: askedAt,
            })),
          )
          .returning();
  const waits = (index: number) => pending && index === rows.length - 1;
  for (const [index, row] of rows.entries()) {
    await db.insert(absence).values({
      personId: somebody.id,
      source: 'leave',
      sourceId: row.id,
      fromDay: row.fromDay,
      toDay: row.toDay,
      state: waits(index) ? 'pending' : 'firm',
      code: type.code,
      label: type.name,
      paidPercent: 100,
    });
    await storeRequest(db, stored, row, waits(index));
  }
  if (movements.length === 0) return;
  await db.insert(leaveMovement).values(
    movements.map(({ of, ...movement }) => ({
      ...movement,
      personId: somebody.id,
      typeId: type.id,
      leaveId: of === undefined ? null : (rows[of]?.id ?? null),
      accountId: of === undefined ? null : manager,
    })),
  );
}

async function storeRequest(
  db: Db,
  { somebody, manager, type }: Stored,
  row: typeof leave.$inferSelect,
  waits: boolean,
) {
  const decidedAt = new Date(row.createdAt.getTime() + 20 * HOUR);
  const [request] = await db
    .insert(approvalRequest)
    .values({
      type: 'leave',
      subjectId: row.id,
      ownerId: somebody.id,
      authorId: somebody.accountId,
      title: leaveTitle(type.name, row),
      state: waits ? 'pending' : 'approved',
      steps: 1,
      submittedAt: row.createdAt,
      changedAt: waits ? row.createdAt : decidedAt,
      dueAt: waits ? new Date(row.createdAt.getTime() + 72 * HOUR) : null,
      decidedAt: waits ? null : decidedAt,
    })
    .returning();
  if (!request) throw new Error('a request was not stored');
  const at = { requestId: request.id, position: 1 };
  await db.insert(approvalStep).values({
    ...at,
    mode: 'any',
    state: waits ? 'pending' : 'approved',
    hours: 72,
    onDeadline: 'remind',
    dueAt: request.dueAt,
  });
  const submitted = { requestId: request.id, kind: 'submitted' as const };
  await db.insert(approvalEvent).values({
    ...submitted,
    accountId: somebody.accountId,
    createdAt: row.createdAt,
  });
  if (manager === null) return;
  await db
    .insert(approvalSeat)
    .values({ ...at, accountId: manager, state: waits ? 'open' : 'approved', waiting: waits });
  if (waits) return;
  await db.insert(approvalEvent).values({
    requestId: request.id,
    kind: 'approved',
    accountId: manager,
    createdAt: decidedAt,
  });
}
