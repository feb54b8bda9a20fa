import { siteRecord } from '@contract/admin/site';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { defineStore } from '../store/defineStore';

// Qualified by hand: in a subquery of this very table a bare name would be its own.
const fields = {
  ...getTableColumns(site),
  areas: sql<number>`(select count(*)::int from area a where a.site_id = site.id)`,
  people: sql<number>`(select count(*)::int from person p
    where p.site_id = site.id and anden_works_today(p.leave_date, p.site_id))`,
};

export const findSites = (db: Db) =>
  db
    .select(fields)
    .from(site)
    .orderBy(asc(sql`${site.name} collate "es-x-icu"`));

export async function findSite(db: Db, id: number) {
  const [row] = await db.select(fields).from(site).where(eq(site.id, id));
  return row;
}

export const sites = defineStore({
  record: siteRecord,
  table: site,
  find: ({ db }, id) => findSite(db, id),
  missing: 'La sede no existe.',
  used: 'La sede tiene clientes, pedidos, feriados u otros registros: no se puede borrar.',
  unique: ({ name }) => [
    {
      field: 'name',
      same: eq(sql`lower(${site.name})`, name.toLowerCase()),
      words: 'Ya hay una sede con ese nombre.',
    },
  ],
  tag: 'Place',
});
