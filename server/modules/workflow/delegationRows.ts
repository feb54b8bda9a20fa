import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { approvalDelegation } from '../../db/schema/approvals';
import { person, site } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';

/** Today where the one who leaves their decisions works. */
const today = sql`(now() at time zone coalesce(${site.zone}, 'America/Argentina/Buenos_Aires'))::date`;

/** Given or received, until they end. */
export const delegationRows = (db: Db, accountId: number) =>
  db
    .select({
      delegation: approvalDelegation,
      active: sql<boolean>`${approvalDelegation.fromDay} <= ${today}`,
    })
    .from(approvalDelegation)
    .innerJoin(account, eq(account.id, approvalDelegation.fromAccountId))
    .leftJoin(person, eq(person.id, account.personId))
    .leftJoin(site, eq(site.id, person.siteId))
    .where(
      and(
        or(
          eq(approvalDelegation.fromAccountId, accountId),
          eq(approvalDelegation.toAccountId, accountId),
        ),
        sql`${approvalDelegation.untilDay} >= ${today}`,
      ),
    )
    .orderBy(approvalDelegation.fromDay, approvalDelegation.id);
