import { and, desc, eq, isNull, notInArray } from 'drizzle-orm';
import type { Db } from '../../../server/db/Db';
import { person } from '../../../server/db/schema/organisation';
import { account } from '../../../server/db/schema/session';
import { seedRoles } from '../../../server/seed/roles';

/** A person whom no change of the test is made by, and who has a last day from now on. */
export async function whoLeavesOn(db: Db, siteId: number, leaveDate: string): Promise<number> {
  const [found] = await db
    .select({ id: person.id })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .where(
      and(
        eq(person.siteId, siteId),
        notInArray(account.username, Object.keys(seedRoles)),
        isNull(person.leaveDate),
      ),
    )
    .orderBy(desc(person.id))
    .limit(1);
  if (!found) throw new Error('the demo has more people than its users');
  await db.update(person).set({ leaveDate }).where(eq(person.id, found.id));
  return found.id;
}
