import { and, eq, or } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { chatBlock } from '../../db/schema/chats';

const { accountId, blockedId } = chatBlock;

/** Whether either of two does not receive the direct messages of the other. */
export async function blocksBetween(
  db: Db,
  one: number,
  other: number,
): Promise<{ mine: boolean; theirs: boolean }> {
  const rows = await db
    .select()
    .from(chatBlock)
    .where(
      or(
        and(eq(accountId, one), eq(blockedId, other)),
        and(eq(accountId, other), eq(blockedId, one)),
      ),
    );
  return {
    mine: rows.some((row) => row.accountId === one),
    theirs: rows.some((row) => row.accountId === other),
  };
}

/** The accounts that receive nothing of somebody, or of which they receive nothing. */
export async function apartFrom(db: Db, one: number): Promise<Set<number>> {
  const rows = await db
    .select()
    .from(chatBlock)
    .where(or(eq(accountId, one), eq(blockedId, one)));
  return new Set(rows.map((row) => (row.accountId === one ? row.blockedId : row.accountId)));
}

/** The people of some members whom somebody may call by name: an account that is no employee's is called by nobody. */
export async function callable(
  db: Db,
  members: readonly { accountId: number; personId: number | null }[],
  authorId: number,
): Promise<Set<number>> {
  const apart = await apartFrom(db, authorId);
  return new Set(members.flatMap((one) => (apart.has(one.accountId) ? [] : (one.personId ?? []))));
}
