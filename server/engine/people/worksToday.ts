import { sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';

/** True for who has not left yet, by the calendar of their site, and for accounts of no employee. */
// Most have no such day: asked first, they cost no call of the function.
export const worksToday = sql<boolean>`(${person.leaveDate} is null or anden_works_today(${person.leaveDate}, ${person.siteId}))`;
