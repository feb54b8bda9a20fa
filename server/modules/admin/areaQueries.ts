import type { getArea } from '@contract/admin/organisationAcciones';
import type { OutputOf } from '@contract/core/accion';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { area, person, site } from '../../db/schema/organisation';
import { personRefOf } from '../../engine/people/personRefOf';

const working = sql`anden_works_today(p.leave_date, p.site_id)`;
const counted = (which: typeof working) =>
  sql<number>`(select count(*)::int from person p where p.area_id = area.id and ${which})`;

const select = (db: Db) =>
  db
    .select({
      area,
      siteName: site.name,
      head: person,
      people: counted(working),
      formerPeople: counted(sql`not ${working}`),
    })
    .from(area)
    .innerJoin(site, eq(site.id, area.siteId))
    .leftJoin(person, eq(person.id, area.headId));

type Row = Awaited<ReturnType<typeof select>>[number];

const presented = ({ area: own, head, ...row }: Row): OutputOf<typeof getArea> => ({
  ...row,
  id: own.id,
  version: own.version,
  name: own.name,
  siteId: own.siteId,
  head: head && personRefOf(head),
});

export async function findAreas(db: Db) {
  const rows = await select(db).orderBy(
    asc(sql`${site.name} collate "es-x-icu"`),
    asc(sql`${area.name} collate "es-x-icu"`),
  );
  return rows.map(presented);
}

export async function findArea(db: Db, id: number) {
  const [row] = await select(db).where(eq(area.id, id));
  return row && presented(row);
}

export async function lockArea(db: Db, id: number) {
  const [row] = await db.select().from(area).where(eq(area.id, id)).for('update');
  return row;
}
