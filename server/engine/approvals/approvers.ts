import type { Permission } from '@contract/core/permissions';
import type { Resolver } from '@contract/workflow/resolver';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { area, person } from '../../db/schema/organisation';
import { account, role } from '../../db/schema/session';
import { worksToday } from '../people/worksToday';
import { rolesWith } from '../scope/rolesWith';
import { withinReach } from '../scope/withinReach';

/** The person whom the request is about. */
export interface Owner {
  id: number;
  siteId: number;
  areaId: number;
}

/** Accounts that can open the inbox at all: a step never waits for somebody who cannot decide it. */
async function deciders(db: Db, where: SQL | undefined) {
  const roles = await rolesWith(db, 'WORKFLOW');
  if (roles.length === 0) return [];
  return db
    .select({
      accountId: account.id,
      personId: account.personId,
      siteId: person.siteId,
      roleId: account.roleId,
      scope: role.scope,
    })
    .from(account)
    .innerJoin(role, eq(role.id, account.roleId))
    .leftJoin(person, eq(person.id, account.personId))
    .where(
      and(
        eq(account.active, true),
        or(isNull(person.id), worksToday),
        anyOf(
          account.roleId,
          roles.map(({ id }) => id),
        ),
        where,
      ),
    )
    .orderBy(account.id);
}

type Decider = Awaited<ReturnType<typeof deciders>>[number];

/** A person who holds a role for a site or a team decides for that site or team alone. */
async function reachingOwner(db: Db, found: readonly Decider[], owner: Owner): Promise<Decider[]> {
  const near: Decider[] = [];
  for (const one of found) {
    const reach = one.scope === 'own' ? 'all' : one.scope;
    const [row] = await db
      .select({ id: person.id })
      .from(person)
      .where(and(eq(person.id, owner.id), withinReach(reach, one, person.id)));
    if (row) near.push(one);
  }
  return near;
}

/** Upwards from the owner, the nearest first. */
async function managersOf(db: Db, ownerId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive up as (
      select manager_id as id, 1 as level, array[${ownerId}::int] as seen
      from person where id = ${ownerId}
      union all
      select person.manager_id, up.level + 1, up.seen || person.id
      from up join person on person.id = up.id
      where person.id <> all(up.seen)
    )
    select id from up where id is not null and id <> all(seen) order by level`);
  return rows.map(({ id }) => id);
}

/** The nth manager, or the next above who can decide; nobody above, and it is nobody. */
async function nthManager(db: Db, owner: Owner, level: number): Promise<Decider[]> {
  const above = await managersOf(db, owner.id);
  const from = Math.min(level, above.length) - 1;
  for (const personId of above.slice(Math.max(from, 0))) {
    const found = await deciders(db, eq(account.personId, personId));
    if (found.length > 0) return found;
  }
  return [];
}

async function areaHead(db: Db, owner: Owner): Promise<Decider[]> {
  const [place] = await db
    .select({ headId: area.headId })
    .from(area)
    .where(eq(area.id, owner.areaId));
  const head = place?.headId ?? null;
  const found =
    head === null || head === owner.id ? [] : await deciders(db, eq(account.personId, head));
  // The head asks, or there is none: who they answer to decides.
  return found.length > 0 ? found : nthManager(db, owner, 1);
}

async function foundBy(db: Db, owner: Owner, resolver: Resolver): Promise<Decider[]> {
  switch (resolver.kind) {
    case 'person':
      return deciders(db, eq(account.personId, resolver.personId));
    case 'role':
      return reachingOwner(db, await deciders(db, eq(account.roleId, resolver.roleId)), owner);
    case 'manager':
      return nthManager(db, owner, resolver.level);
    case 'areaHead':
      return areaHead(db, owner);
  }
}

/** People who do not decide it: those whom its type keeps apart, and its owner unless the definition lets them. */
interface Barred {
  selfApproval: boolean;
  apart: readonly number[];
}

const accountsOf = (found: readonly Decider[], owner: Owner, { selfApproval, apart }: Barred) => [
  ...new Set(
    found
      .filter(({ personId }) => selfApproval || personId !== owner.id)
      .filter(({ personId }) => personId === null || !apart.includes(personId))
      .map(({ accountId }) => accountId),
  ),
];

/** The accounts that decide, each once; the owner only where the definition lets them. */
export async function approversOf(
  db: Db,
  owner: Owner,
  resolvers: readonly Resolver[],
  barred: Barred,
): Promise<number[]> {
  const found: Decider[] = [];
  for (const resolver of resolvers) found.push(...(await foundBy(db, owner, resolver)));
  return accountsOf(found, owner, barred);
}

/** Where a chain finds nobody: whoever has the flag of the matter, of several any, and reaches the owner. */
export async function fallbackApprovers(
  db: Db,
  owner: Owner,
  permission: Permission | readonly Permission[],
  apart: readonly number[],
): Promise<number[]> {
  const roles = await rolesWith(db, permission);
  const wide = roles.filter(({ scope }) => scope !== 'own').map(({ id }) => id);
  if (wide.length === 0) return [];
  const found = await deciders(db, anyOf(account.roleId, wide));
  const near = await reachingOwner(db, found, owner);
  return accountsOf(near, owner, { selfApproval: false, apart });
}
