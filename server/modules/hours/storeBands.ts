import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import type { ReckonedDay } from './storeHours';

/** Keeps what some days have of each band; what they have no more is taken off with the same statement. */
export async function storeBands(
  db: Db,
  days: readonly Pick<ReckonedDay, 'personId' | 'day' | 'bands'>[],
): Promise<void> {
  if (days.length === 0) return;
  const told = days.map(({ personId, day, bands }) => ({
    person_id: personId,
    day,
    bands: bands.map(({ band, minutes, extra }) => ({ id: band.id, minutes, extra })),
  }));
  await db.execute(sql`with told as (
      select * from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
        as r(person_id integer, day date, bands jsonb)
    ), has as (
      select told.person_id, told.day, one.id, one.minutes, one.extra from told
      cross join lateral jsonb_to_recordset(told.bands) as one(id integer, minutes integer, extra integer)
    ), gone as (
      delete from hour_day_band kept using told
      where kept.person_id = told.person_id and kept.day = told.day and not exists (select from has
        where has.person_id = kept.person_id and has.day = kept.day and has.id = kept.band_id)
    )
    insert into hour_day_band (person_id, day, band_id, minutes, extra)
    select person_id, day, id, minutes, extra from has
    on conflict (person_id, day, band_id) do update
    set minutes = excluded.minutes, extra = excluded.extra`);
}
