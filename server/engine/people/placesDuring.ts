import { groupBy } from '@contract/core/groupBy';
import { and, asc, eq, lte } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { area, site } from '../../db/schema/organisation';
import { personHistory } from '../../db/schema/people';

interface Place {
  areaId: number;
  siteId: number;
  zone: string;
}

/**
 * Where somebody works on a day until another, for those who moved or are going to; undefined: where they work today.
 * An area counts with the site that it belongs to by now.
 */
export async function placesDuring(
  db: Db,
  personIds: readonly number[],
  until: string,
): Promise<(personId: number, day: string) => Place | undefined> {
  const rows = await db
    .select({
      personId: personHistory.personId,
      since: personHistory.effectiveFrom,
      areaId: area.id,
      siteId: area.siteId,
      zone: site.zone,
    })
    .from(personHistory)
    .innerJoin(area, eq(area.id, personHistory.areaId))
    .innerJoin(site, eq(site.id, area.siteId))
    .where(
      and(
        anyOf(personHistory.personId, [...personIds]),
        eq(personHistory.kind, 'place'),
        lte(personHistory.effectiveFrom, until),
      ),
    )
    .orderBy(asc(personHistory.effectiveFrom));
  const byPerson = groupBy(rows, (row) => row.personId);
  return (personId, day) => {
    const moves = byPerson.get(personId);
    // Before their first move the first place holds.
    return moves?.findLast(({ since }) => since <= day) ?? moves?.[0];
  };
}
