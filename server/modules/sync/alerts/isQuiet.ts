import { sql } from 'drizzle-orm';
import { link } from '../../../db/schema/sync';

/** Whether nothing came in for longer than a link allows; a paused one is not expected to bring anything. */
export const isQuiet = sql<boolean>`(not ${link.paused} and ${link.quietDays} is not null
  and ${link.silentSince} < anden_now() - make_interval(days => coalesce(${link.quietDays}, 0)))`;

/** The silence counts anew, and is told again when it gets too long. */
export const silenceEnds = { silentSince: sql`anden_now()`, quietTold: false };
