import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { account } from '../../db/schema/session';

/** Where these people read what is said to them; one parameter, however many they are. */
export async function accountsOf(db: Db, personIds: readonly number[]): Promise<number[]> {
  const theirs = sql`${account.personId} = any(${sql.param(personIds)}::bigint[])`;
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(theirs, eq(account.active, true)));
  return rows.map(({ id }) => id);
}
