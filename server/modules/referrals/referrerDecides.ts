import type { Roles } from '@contract/core/permissions';
import { can } from '@contract/session/can';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { account, role } from '../../db/schema/session';

/** A person who decides over referrals earns nothing by referring. */
export async function referrerDecides(db: Db, personId: number): Promise<boolean> {
  const roles = await db
    .select({ flags: role.flags })
    .from(account)
    .innerJoin(role, eq(role.id, account.roleId))
    .where(eq(account.personId, personId));
  return roles.some(({ flags }) => can(flags as Roles, 'REFERRALS.ALL'));
}
