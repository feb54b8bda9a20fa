import { sql } from 'drizzle-orm';
import { builtOnce } from '../../db/builtOnce';
import type { Db } from '../../db/Db';
import { changeEvent } from '../../db/schema/events';
import { sendAlong } from '../../db/transactions';
import type { EventAudience, EventTag } from './eventAudience';

const write = builtOnce((db) =>
  db
    .insert(changeEvent)
    .values({ tags: sql.placeholder('tags'), audience: sql.placeholder('audience') }),
);

/** Written in the transaction of the change, so that nobody hears of what did not happen. */
export async function recordEvent(db: Db, tags: readonly EventTag[], audience: EventAudience) {
  await sendAlong(db, write(db, undefined, { tags, audience }));
}
