import { sql } from 'drizzle-orm';
import { DEFAULT_ZONE } from './zone';

/** `todayIn` for a statement: PostgreSQL's own `current_date` is the day of the connection's zone. */
export const dayNow = sql`(anden_now() at time zone ${sql.raw(`'${DEFAULT_ZONE}'`)})::date`;
