import { listDelegations } from '@contract/workflow/delegationAcciones';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { approvalDelegation } from '../../db/schema/approvals';
import { person, site } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { implement } from '../../engine/acciones/implement';
import { authorRefs } from '../../engine/people/authorRef';

const nobody = { id: null, name: '', position: null, imageUrl: '' };

export const listDelegationsHandler = implement(listDelegations, async (_input, { db, viewer }) => {
  const rows = await delegationRows(db, viewer.accountId);
  const refs = await authorRefs(
    db,
    rows.flatMap(({ delegation }) => [delegation.fromAccountId, delegation.toAccountId]),
  );
  return {
    rows: rows.map(({ delegation, active }) => ({
      id: delegation.id,
      from: refs.get(delegation.fromAccountId) ?? nobody,
      to: refs.get(delegation.toAccountId) ?? nobody,
      fromDay: delegation.fromDay,
      untilDay: delegation.untilDay,
      mine: delegation.fromAccountId === viewer.accountId,
      active,
    })),
  };
});

/** Today where the one who leaves their decisions works. */
const today = sql`(anden_now() at time zone coalesce(${site.zone}, 'America/Argentina/Buenos_Aires'))::date`;

/** Given or received, until they end. */
const delegationRows = (db: Db, accountId: number) =>
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
