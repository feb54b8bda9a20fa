import { type SQL, sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { personHistory } from '../../db/schema/people';

/** At which site somebody worked on a day: before their first move that of the first, and today's where they never moved. */
export const siteOn = (personId: SQL, day: SQL): SQL<number> => sql<number>`coalesce(
  (select moved.site_id from ${personHistory} moved
    where moved.person_id = ${personId} and moved.kind = 'place'
    order by moved.effective_from > ${day}, abs(moved.effective_from - ${day}) limit 1),
  (select somebody.site_id from ${person} somebody where somebody.id = ${personId}))`;

const everMoved = (personId: SQL): SQL =>
  sql`${personId} in (select moved.person_id from ${personHistory} moved where moved.kind = 'place')`;

/** The same for many rows whose person is joined to them: who never moved is not looked up again for each day. */
export const siteOfRow = (personId: SQL, day: SQL, siteToday: SQL): SQL<number> =>
  sql<number>`(case when ${everMoved(personId)} then ${siteOn(personId, day)} else ${siteToday} end)`;

/** People who may have worked at a site at some time: cheaper to ask first than the day of each row. */
export const everAt = (
  personId: SQL,
  siteId: SQL,
): SQL => sql`(exists (select from ${person} somebody
    where somebody.id = ${personId} and somebody.site_id = ${siteId})
  or exists (select from ${personHistory} moved
    where moved.person_id = ${personId} and moved.kind = 'place' and moved.site_id = ${siteId}))`;

/** Whether somebody worked at a site on a day, for many rows: who never moved is looked up once, and not day by day. */
export const workedAt = (personId: SQL, day: SQL, siteId: number): SQL => sql`(case
  when ${everMoved(personId)} then ${siteOn(personId, day)} = ${siteId}
  else ${personId} in (select somebody.id from ${person} somebody where somebody.site_id = ${siteId}) end)`;
