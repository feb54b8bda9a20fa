import { setImmediate } from 'node:timers/promises';
import { asc, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { hourMark } from '../../db/schema/hours';
import { recordEvent } from '../../engine/events/recordEvent';
import { clock } from '../../engine/time/clock';
import { reckonHours } from './reckonHours';

/** The chore is hurried by this name. */
export const RECKON_HOURS = 'reckon-hours';

/** In one transaction. */
const PEOPLE = 25;
/** While PostgreSQL writes what one group came to, the next is reckoned. */
const GROUPS = 2;

/** A shift that is over may have been missed: nothing marks that but time. */
const markEnded = (db: Db, now: Date) =>
  db.execute(sql`insert into hour_mark (person_id, day)
    select distinct p.person_id, p.day from planned_shift p
    join hour_day d on d.person_id = p.person_id and d.day = p.day
    where p.published_at is not null and p.day between ${now}::date - 3 and ${now}::date + 1
      and p.ends_at <= ${now} and d.computed_at < p.ends_at`);

async function reckonGroup(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction(async (tx) => {
    const sites = await reckonHours(tx, ids, now);
    const tags = [{ type: 'Hour', id: 'LIST' }] as const;
    await recordEvent(tx, tags, { kind: 'sites', ids: sites, permission: 'HOURS.SHOW' });
  });
}

/** Reckons every day that waits, some people at a time, and has open lists look again. */
export async function workOffMarks(
  db: Db,
  wake: () => void = () => undefined,
  now = clock.now(),
): Promise<void> {
  await markEnded(db, now);
  let after = 0;
  let found = false;
  for (;;) {
    const people = await db
      .selectDistinct({ personId: hourMark.personId })
      .from(hourMark)
      .where(sql`${hourMark.personId} > ${after}`)
      .orderBy(asc(hourMark.personId))
      .limit(PEOPLE * GROUPS);
    const last = people.at(-1);
    if (!last) {
      if (!found) return;
      // Once more from the first: what was marked meanwhile, and so that nobody's punch waits while PostgreSQL
      // passes over all that was taken off.
      [after, found] = [0, false];
      continue;
    }
    found = true;
    const ids = people.map(({ personId }) => personId);
    await Promise.all(
      [ids.slice(0, PEOPLE), ids.slice(PEOPLE)].map((group) => reckonGroup(db, group, now)),
    );
    wake();
    after = last.personId;
    await setImmediate();
  }
}
