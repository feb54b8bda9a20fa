import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { periodClose } from '../../db/schema/closes';
import { hourDay, hourEngine, hourMark } from '../../db/schema/hours';
import { siteOn } from '../../engine/people/siteOn';

/** Raised with whatever makes a day that is over come to other figures than before. */
const VERSION = 4;

/** After another engine came, every day that is not closed is reckoned again; what was sealed stays as it was paid. */
export async function markOldFigures(db: Db, version = VERSION): Promise<void> {
  const changed = await db
    .insert(hourEngine)
    .values({ version })
    .onConflictDoUpdate({
      target: hourEngine.only,
      set: { version },
      setWhere: sql`${hourEngine.version} <> ${version}`,
    })
    .returning();
  if (changed.length === 0) return;
  await db.execute(sql`insert into ${hourMark} (person_id, day)
    select ${hourDay.personId}, ${hourDay.day} from ${hourDay}
    where not exists (select from ${periodClose}
      where ${periodClose.reopenedAt} is null and ${periodClose.ledger} = 'time'
        and ${periodClose.month} = date_trunc('month', ${hourDay.day})::date
        and ${periodClose.siteId} = ${siteOn(sql`${hourDay.personId}`, sql`${hourDay.day}`)})`);
}
