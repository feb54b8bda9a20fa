import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../server/db/Db';
import { person } from '../../../server/db/schema/organisation';
import { account } from '../../../server/db/schema/session';
import { seedRoles } from '../../../server/seed/roles';
import type { Asking, Relation, Somebody } from './aim';

export type RoleKey = keyof typeof seedRoles;

const staff = (db: Db) =>
  db
    .select({
      personId: person.id,
      accountId: account.id,
      siteId: person.siteId,
      areaId: person.areaId,
    })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId));

export async function askingOf(db: Db, username: RoleKey): Promise<Asking> {
  const [me] = await staff(db).where(eq(account.username, username));
  if (!me) throw new Error(`${username} is no employee`);
  return { ...me, ...seedRoles[username], username, relation: 'own' };
}

/** A person of each kind, by how they stand to the one who asks; an asker without a team has none there. */
export async function relativesOf(db: Db, asking: Asking): Promise<Somebody[]> {
  const here = sql`${person.siteId} = ${asking.siteId}`;
  const team = sql`${person.id} in (select anden_team(${asking.personId}))`;
  const others = sql`${person.id} <> ${asking.personId} and not ${team}`;
  const kinds: [Relation, SQL][] = [
    ['own', sql`${person.id} = ${asking.personId}`],
    ['team', sql`${team} and ${here}`],
    ['site', sql`${others} and ${here}`],
    ['otherSite', sql`${others} and not ${here}`],
  ];
  // The first person of another site is of one with a warehouse, for things that belong to places.
  const warehouse = sql`exists (select from warehouse_order o where o.site_id = ${person.siteId})`;
  const found = await Promise.all(
    kinds.map(async ([relation, where]) => {
      const [row] = await staff(db)
        .where(where)
        .orderBy(sql`${warehouse} desc`, person.id)
        .limit(1);
      return row ? [{ ...row, relation }] : [];
    }),
  );
  return found.flat();
}
