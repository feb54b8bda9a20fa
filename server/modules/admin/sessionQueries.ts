import { listAllSessions } from '@contract/admin/listAllSessions';
import { and, eq, or, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import { account, role, session } from '../../db/schema/session';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListContext } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';
import { withinReach } from '../../engine/scope/withinReach';
import { isOpenSession } from '../../engine/session/sessionRow';
import { isNoHigherRole } from '../users';

const columns: ListColumns = {
  name: { kind: 'text', by: account.displayName },
  username: { kind: 'text', by: account.username },
  roleName: { kind: 'text', by: role.name },
  address: { kind: 'text', by: session.address },
  lastSeenAt: { kind: 'instant', by: session.lastSeenAt },
  createdAt: { kind: 'instant', by: session.createdAt },
};

const fields = {
  id: session.number,
  key: session.id,
  username: account.username,
  name: account.displayName,
  roleName: role.name,
  device: session.device,
  address: session.address,
  createdAt: session.createdAt,
  lastSeenAt: session.lastSeenAt,
};

/** One's own, and those of whom one reaches unless they can do more than oneself. */
export const isWithinReach = ({ viewer, reach }: ListContext) =>
  or(
    eq(account.id, viewer.accountId),
    and(withinReach(reach, viewer, account.personId), isNoHigherRole(viewer)),
  );

export const sessionsList = defineList({
  accion: listAllSessions,
  id: session.number,
  columns: () => columns,
  order: [descending(session.lastSeenAt)],
  search: sql`anden_fold(${account.displayName} || ' ' || ${account.username})`,
  where: (context) => and(isOpenSession, isWithinReach(context)),
  fields,
  from: (select: PgSelectBuilder<typeof fields, 'db'>) =>
    select
      .from(session)
      .innerJoin(account, eq(account.id, session.accountId))
      .innerJoin(role, eq(role.id, account.roleId))
      .$dynamic(),
});
