import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { area, person } from '../../db/schema/organisation';
import { worksToday } from '../../engine/people/worksToday';

/** An area belongs to a site: whoever moves to it moves there. */
export async function findPlace(db: Db, areaId: number) {
  const [place] = await db
    .select({ siteId: area.siteId, areaId: area.id })
    .from(area)
    .where(eq(area.id, areaId));
  return place;
}

export async function isColleague(db: Db, id: number): Promise<boolean> {
  return (await db.$count(person, and(eq(person.id, id), worksToday))) > 0;
}
