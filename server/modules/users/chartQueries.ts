import { and, eq, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { area, person } from '../../db/schema/organisation';
import { worksToday } from '../../engine/people/worksToday';

/** More than this side by side is a list: the search finds the rest. */
const widest = 200;

const superior = alias(person, 'superior');
const stillWorks = (of: typeof superior) =>
  sql<boolean>`anden_works_today(${of.leaveDate}, ${of.siteId})`;

/** A person whose manager no longer works here stands at the top, so that no person is lost. */
function atTheTop(db: Db): SQL | undefined {
  const managerHere = db
    .select({ one: sql`1` })
    .from(superior)
    .where(and(eq(superior.id, person.managerId), stillWorks(superior)));
  return or(isNull(person.managerId), notExists(managerHere));
}

export async function findTeam(db: Db, managerId: number | undefined) {
  const report = alias(person, 'superior');
  const reports = db
    .select({ count: sql<number>`count(*)::int` })
    .from(report)
    .where(and(eq(report.managerId, person.id), stillWorks(report)));
  const rows = await db
    .select({
      id: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      position: person.position,
      photoHash: person.photoHash,
      areaName: area.name,
      reports: sql<number>`(${reports})`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(person)
    .innerJoin(area, eq(area.id, person.areaId))
    .where(
      and(worksToday, managerId === undefined ? atTheTop(db) : eq(person.managerId, managerId)),
    )
    .orderBy(person.lastName, person.firstName, person.id)
    .limit(widest);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Upwards until nobody, somebody who left, or (data of elsewhere) somebody seen already. */
export async function findPath(db: Db, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive up as (
      select id, manager_id, 0 as step, array[id] as seen from person
      where id = ${id} and ${worksToday}
      union all
      select person.id, person.manager_id, up.step + 1, up.seen || person.id
      from up join person on person.id = up.manager_id
      where ${worksToday} and person.id <> all(up.seen)
    )
    select id from up order by step desc`);
  return rows.map((row) => row.id);
}
