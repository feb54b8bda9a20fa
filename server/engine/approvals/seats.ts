import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { type approvalRequest, approvalSeat } from '../../db/schema/approvals';
import { delegatesOf, delegatorsOf } from './heldAccounts';

export type StoredRequest = typeof approvalRequest.$inferSelect;
export type Seat = typeof approvalSeat.$inferSelect;

/** The seats that this account may take now, its own before those left to it. */
export function seatsHeld(db: Db, requestId: number, accountId: number): Promise<Seat[]> {
  return db
    .select()
    .from(approvalSeat)
    .where(
      and(
        eq(approvalSeat.requestId, requestId),
        eq(approvalSeat.waiting, true),
        sql`(${approvalSeat.accountId} = ${accountId} or ${approvalSeat.accountId} in ${delegatorsOf(accountId)})`,
      ),
    )
    .orderBy(sql`${approvalSeat.accountId} = ${accountId} desc`, approvalSeat.id);
}

/** This finds the accounts that a request waits for, with those who stand in for them. */
export async function waitingAccounts(db: Db, requestId: number): Promise<number[]> {
  const rows = await db
    .select({ accountId: approvalSeat.accountId })
    .from(approvalSeat)
    .where(and(eq(approvalSeat.requestId, requestId), eq(approvalSeat.waiting, true)));
  return withDelegates(
    db,
    rows.map((row) => row.accountId),
  );
}

export async function withDelegates(db: Db, accountIds: readonly number[]): Promise<number[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await db.execute<{ to_account_id: number }>(delegatesOf(accountIds));
  return [...new Set([...accountIds, ...rows.map((row) => row.to_account_id)])];
}

/** Everybody whose screen may show it: whoever asked, and every seat of the chain. */
export async function concerned(db: Db, request: StoredRequest): Promise<number[]> {
  const seats = await db
    .selectDistinct({ accountId: approvalSeat.accountId })
    .from(approvalSeat)
    .where(eq(approvalSeat.requestId, request.id));
  const { rows: owners } = await db.execute<{ id: number }>(
    sql`select id from account where person_id = ${request.ownerId}`,
  );
  const accounts = [...seats.map((seat) => seat.accountId), ...owners.map((row) => row.id)];
  return withDelegates(db, [...new Set([...accounts, request.authorId])]);
}
