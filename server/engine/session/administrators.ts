import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { account } from '../../db/schema/session';
import { rolesWith } from '../scope/rolesWith';

/** Administrators look after the server, and hear of what it needs. */
export async function administrators(db: Db): Promise<number[]> {
  const roles = await rolesWith(db, 'ADMIN.settings');
  const ids = roles.map(({ id }) => id);
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(anyOf(account.roleId, ids), eq(account.active, true)));
  return rows.map(({ id }) => id);
}
