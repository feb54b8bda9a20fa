import type { Roles } from '@contract/core/permissions';
import { can } from '@contract/session/can';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { person, site } from '../../db/schema/organisation';
import { account, role } from '../../db/schema/session';
import { worksToday } from '../../engine/people/worksToday';

/** The people who may prepare orders where the condition says, with how many each has in hand. */
export async function findPickers(db: Db, where: SQL) {
  const roles = await db.select({ id: role.id, flags: role.flags }).from(role);
  const picking = roles.filter(({ flags }) => can(flags as Roles, 'ORDERS.pick'));
  if (picking.length === 0) return [];
  return db
    .select({
      person,
      siteName: site.name,
      accountId: account.id,
      ordersInHand: sql<number>`(select count(*)::int from warehouse_order o
        where o.picker_id = ${person.id} and o.state = 'picking')`,
    })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .innerJoin(site, eq(site.id, person.siteId))
    .where(
      and(
        where,
        eq(account.active, true),
        worksToday,
        anyOf(
          account.roleId,
          picking.map((row) => row.id),
        ),
      ),
    )
    .orderBy(asc(person.lastName), asc(person.firstName), asc(person.id));
}
