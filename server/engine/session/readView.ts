import { normalizeRoles } from '@contract/session/normalizeRoles';
import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { account, role, session } from '../../db/schema/session';
import { viewAs } from '../../db/schema/viewAs';
import type { Viewer } from '../acciones/context';
import { worksToday } from '../people/worksToday';
import { maySee, mayView } from './mayView';
import { isOpenSession } from './sessionRow';

const actor = alias(account, 'actor');
const actorRole = alias(role, 'actor_role');
const seenRole = alias(role, 'seen_role');

const fields = {
  id: viewAs.id,
  name: viewAs.name,
  until: viewAs.expiresAt,
  comeBackTo: viewAs.comeBackTo,
  sessionId: viewAs.sessionId,
  actorId: actor.id,
  actorFlags: actorRole.flags,
  actorScope: actorRole.scope,
  seenRoleId: viewAs.seenRoleId,
  over: sql<boolean>`${viewAs.endedAt} is not null or ${viewAs.expiresAt} < anden_now()`,
  accountId: account.id,
  username: account.username,
  displayName: account.displayName,
  personId: account.personId,
  siteId: person.siteId,
  areaId: person.areaId,
  flags: seenRole.flags,
  roleScope: seenRole.scope,
};

/** Ended in another tab a moment ago: whoever ends it again still comes back. */
const live = or(isNull(viewAs.endedAt), gt(viewAs.endedAt, sql`anden_now() - interval '1 minute'`));

/** This reads what a view shows, while the session behind it lives and still may see so much; `over` when its time has passed. */
export async function readView(
  db: Db,
  key: SQL | undefined,
): Promise<{ viewer: Viewer; over: boolean } | null> {
  if (!key) return null;
  const [row] = await db
    .select(fields)
    .from(viewAs)
    .innerJoin(session, eq(session.id, viewAs.sessionId))
    .innerJoin(actor, eq(actor.id, session.accountId))
    .innerJoin(actorRole, eq(actorRole.id, actor.roleId))
    // Seen as a role, one stays who one is.
    .innerJoin(account, sql`${account.id} = coalesce(${viewAs.seenAccountId}, ${actor.id})`)
    .innerJoin(seenRole, sql`${seenRole.id} = coalesce(${viewAs.seenRoleId}, ${account.roleId})`)
    .leftJoin(person, eq(person.id, account.personId))
    .where(
      and(
        key,
        live,
        isOpenSession,
        eq(actor.active, true),
        sql`(${actor.personId} is null or exists (select from ${person} where ${person.id} = ${actor.personId} and ${worksToday}))`,
      ),
    )
    .limit(1);
  if (!row) return null;
  const { id, name, until, comeBackTo, actorId, actorFlags, actorScope, ...rest } = row;
  const { over, seenRoleId, flags, ...seen } = rest;
  const kind = seenRoleId === null ? 'person' : 'role';
  const roles = normalizeRoles(flags);
  const asks = { roles: normalizeRoles(actorFlags), roleScope: actorScope };
  if (!(mayView(asks, kind) && maySee(asks, { roles, roleScope: seen.roleScope }))) return null;
  const viewing = { id, kind, name, actorId, until, comeBackTo } as const;
  return {
    over,
    viewer: { ...seen, roles, mustChangePassword: false, needsSecondStep: false, viewing },
  };
}
