import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';

/** Each site has a channel of those who are at work there, from the day on which it has somebody. */
export async function openShiftChannels(db: Db): Promise<void> {
  await db.execute(sql`insert into chat (kind, site_id)
    select 'shift', s.id from site s where exists (select from person p where p.site_id = s.id)
    on conflict do nothing`);
}
