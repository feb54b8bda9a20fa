import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { account, role, session } from '../../db/schema/session';
import { asksSecondStep } from '../../engine/session/secondSteps';

const fields = {
  id: account.id,
  version: account.version,
  personId: sql<number>`${account.personId}`,
  username: account.username,
  roleId: account.roleId,
  roleName: role.name,
  active: account.active,
  mustChangePassword: account.mustChangePassword,
};

async function lastSeen(db: Db, accountId: number): Promise<string | null> {
  const [row] = await db
    .select({ at: session.lastSeenAt })
    .from(session)
    .where(eq(session.accountId, accountId))
    .orderBy(desc(session.lastSeenAt))
    .limit(1);
  return row?.at.toISOString() ?? null;
}

export async function findAccount(db: Db, personId: number) {
  const [row] = await db
    .select(fields)
    .from(account)
    .innerJoin(role, eq(role.id, account.roleId))
    .where(eq(account.personId, personId));
  if (!row) return null;
  return {
    ...row,
    secondStep: await asksSecondStep(db, row.id),
    lastSeenAt: await lastSeen(db, row.id),
  };
}

/** This reads the account as it was just stored. */
export async function accountRecord(db: Db, personId: number) {
  const found = await findAccount(db, personId);
  if (!found) throw new Error('an account vanished');
  return found;
}

/** The stored row with what its role permits, held until the end of the transaction. */
export async function lockAccount(db: Db, personId: number) {
  // Alone: joined to its role, one whose role another changes meanwhile would seem to be gone.
  const [held] = await db
    .select()
    .from(account)
    .where(eq(account.personId, personId))
    .for('update');
  if (!held) return undefined;
  const [allowed] = await db.select().from(role).where(eq(role.id, held.roleId));
  return allowed && { account: held, role: allowed };
}
