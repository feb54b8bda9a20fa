import { areaRecord } from '@contract/admin/area';
import type { getArea } from '@contract/admin/organisationAcciones';
import type { OutputOf } from '@contract/core/accion';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { area, person, site } from '../../db/schema/organisation';
import { personRefOf } from '../people/personRefOf';
import { defineStore } from '../store/defineStore';

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

export const areas = defineStore({
  record: areaRecord,
  table: area,
  find: ({ db }, id) => findArea(db, id),
  missing: 'El área no existe.',
  used: 'El área tiene publicaciones u otros registros: no se puede borrar.',
  unique: ({ siteId, name }) => [
    {
      field: 'name',
      same: and(eq(area.siteId, siteId), eq(sql`lower(${area.name})`, name.toLowerCase())),
      words: 'Esa sede ya tiene un área con ese nombre.',
    },
  ],
  tag: 'Place',
});
