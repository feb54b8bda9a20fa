import type { Roles } from '@contract/core/permissions';
import { mayDecideOvertime } from '@contract/hours/mayDecideOvertime';
import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { account, role } from '../../db/schema/session';
import { worksToday } from '../../engine/people/worksToday';

/** People who manage others and may decide their overtime. */
async function deciders(db: Db): Promise<number[]> {
  const roles = await db.select().from(role);
  const able = roles.filter(
    ({ flags, scope }) => scope !== 'own' && mayDecideOvertime(flags as Roles),
  );
  const rows = await db
    .select({ id: person.id })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(
      and(
        eq(account.active, true),
        worksToday,
        anyOf(
          account.roleId,
          able.map(({ id }) => id),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}

/** This finds people whose overtime waits, and the nearest person above them who may decide it; null where there is none. */
export async function waitingWhose(
  db: Db,
): Promise<{ personId: number; deciderId: number | null }[]> {
  const able = await deciders(db);
  const { rows } = await db.execute<{ personId: number; deciderId: number | null }>(sql`
    with recursive waiting as (select distinct person_id as id from hour_day where overtime = 'waiting'),
    up as (
      select waiting.id, person.manager_id as above, array[waiting.id] as seen
      from waiting join person on person.id = waiting.id
      union all
      select up.id, person.manager_id, up.seen || person.id
      from up join person on person.id = up.above
      where up.above <> all(up.seen) and up.above <> all(${sql.param(able)}::int[]))
    select waiting.id as "personId", max(up.above) as "deciderId"
    from waiting left join up on up.id = waiting.id and up.above = any(${sql.param(able)}::int[])
    group by waiting.id`);
  return rows;
}
