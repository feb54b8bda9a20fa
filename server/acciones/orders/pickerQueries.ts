import { can } from '@contract/session/can';
import type { Roles } from '@contract/session/permissions';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { person } from '../../db/schema/organisation';
import { account, role } from '../../db/schema/session';
import { worksToday } from '../../people/worksToday';

/** Who may prepare orders at a site, with how many each has in hand. */
export async function findPickers(db: Db, siteId: number) {
  const roles = await db.select({ id: role.id, flags: role.flags }).from(role);
  const picking = roles.filter(({ flags }) => can(flags as Roles, 'ORDERS.pick'));
  if (picking.length === 0) return [];
  return db
    .select({
      person,
      accountId: account.id,
      ordersInHand: sql<number>`(select count(*)::int from warehouse_order o
        where o.picker_id = ${person.id} and o.state = 'picking')`,
    })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(
      and(
        eq(person.siteId, siteId),
        eq(account.active, true),
        worksToday,
        inArray(
          account.roleId,
          picking.map((row) => row.id),
        ),
      ),
    )
    .orderBy(asc(person.lastName), asc(person.firstName), asc(person.id));
}
