import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { dice } from '../../../seed/dice';
import { manyPeopleIds } from '../../../seed/manyPeople';

/** A person makes so many punches in a week: three of four punch their break, some are absent. */
export const PUNCHES_A_WEEK = 17;

const shift = sql`p.id`;
const seconds = (salt: number, from: number, to: number) =>
  sql`interval '1 second' * (${sql.raw(String(from))} + ${dice(shift, salt, to - from)})`;
/** Once in so many shifts. */
const seldom = (salt: number, times: number) => sql`${dice(shift, salt, times)} = 0`;

/**
 * The newest that the staff made by the thousand punched in the shifts that they were told of, until now: some come
 * late, some stay longer, some forget to punch out, some do not come. Written in the order in which they were made.
 */
export async function seedManyPunches(db: Db, punches: number): Promise<void> {
  await db.execute(sql`
    with touch as materialized (
      select p.person_id, p.id as shift_id, p.day, t.kind, t.at, t.forgotten,
        case when t.forgotten then 'rule' when p.break_kind = 'punched' then 'phone' else 'web' end as source
      from planned_shift p
      cross join lateral (values
        ('in', p.starts_at + case when ${seldom(1, 15)} then ${seconds(2, 600, 2400)} else ${seconds(2, -600, 240)} end, false),
        ('breakOut', p.starts_at + interval '4 hours' + ${seconds(3, 0, 540)}, false),
        ('breakIn', p.starts_at + interval '4 hours 10 minutes' + p.break_minutes * interval '1 minute' + ${seconds(4, 0, 300)}, false),
        ('out', case when ${seldom(5, 70)} then p.ends_at
          when ${seldom(6, 40)} then p.ends_at + ${seconds(7, 3600, 7200)} else p.ends_at + ${seconds(7, -60, 900)} end, ${seldom(5, 70)})
      ) as t (kind, at, forgotten)
      where p.person_id in ${manyPeopleIds} and p.published_at is not null and p.starts_at < anden_now()
        and not ${seldom(8, 50)} and (p.break_kind = 'punched' or t.kind in ('in', 'out'))
        and t.at + case when t.forgotten then interval '4 hours' else interval '0' end <= anden_now()
        and not exists (select from punch known where known.planned_shift_id = p.id)
    )
    insert into punch (person_id, at, kind, source, day, planned_shift_id, forgotten, received_at, author_id)
    select t.person_id, t.at, t.kind, t.source, t.day, t.shift_id, t.forgotten, t.at, case when not t.forgotten then a.id end
    from touch t join account a on a.person_id = t.person_id
    order by t.at, t.person_id
    offset greatest((select count(*) from touch) - ${punches}, 0)`);
}
