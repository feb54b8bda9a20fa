import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { clockCredential } from '../../db/schema/clocks';
import { person, site } from '../../db/schema/organisation';

export interface ClockOwner {
  id: number;
  zone: string;
  hireDate: string;
  leaveDate: string | null;
}

/** This finds the owners of some numbers of clocks: those that were said, or else by docket. */
export async function clockOwners(
  db: Db,
  numbers: readonly string[],
): Promise<Map<string, ClockOwner>> {
  const wanted = sql`any(${sql.param([...new Set(numbers)])}::text[])`;
  const columns = {
    id: person.id,
    zone: site.zone,
    hireDate: person.hireDate,
    leaveDate: person.leaveDate,
  };
  const [byDocket, said] = await Promise.all([
    db
      .select({ number: person.docket, ...columns })
      .from(person)
      .innerJoin(site, eq(site.id, person.siteId))
      .where(sql`${person.docket} = ${wanted}`),
    db
      .select({ number: clockCredential.credential, ...columns })
      .from(clockCredential)
      .innerJoin(person, eq(person.id, clockCredential.personId))
      .innerJoin(site, eq(site.id, person.siteId))
      .where(sql`${clockCredential.credential} = ${wanted}`),
  ]);
  return new Map([...byDocket, ...said].map(({ number, ...owner }) => [number, owner]));
}
