import { sql } from 'drizzle-orm';
import { person } from '../db/schema/organisation';

/** True for who has not left yet, by the calendar of their site, and for accounts of no employee. */
export const worksToday = sql<boolean>`anden_works_today(${person.leaveDate}, ${person.siteId})`;
