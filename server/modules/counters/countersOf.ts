import type { Roles } from '@contract/core/permissions';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { account, role } from '../../db/schema/session';
import { worksToday } from '../../engine/people/worksToday';
import { rolesWith } from '../../engine/scope/rolesWith';
import { plansCounts } from './countScope';

/** The people of a site who may count there; in a blind count, without those who see its figures. */
export async function countersOf(
  db: Db,
  siteId: number,
  { blind, where }: { blind: boolean; where?: SQL },
) {
  const counting = (await rolesWith(db, 'COUNTERS')).filter(
    ({ flags }) => !(blind && plansCounts({ roles: flags as Roles })),
  );
  return db
    .select({ id: person.id, accountId: account.id })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .innerJoin(role, eq(role.id, account.roleId))
    .where(
      and(
        eq(person.siteId, siteId),
        eq(account.active, true),
        worksToday,
        anyOf(
          account.roleId,
          counting.map(({ id }) => id),
        ),
        where,
      ),
    )
    .orderBy(asc(person.id));
}
