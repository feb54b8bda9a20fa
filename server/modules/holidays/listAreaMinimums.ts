import { listAreaMinimums } from '@contract/holidays/leaveRuleAcciones';
import { asc, eq, sql } from 'drizzle-orm';
import { areaMinimum } from '../../db/schema/holidays';
import { area, site } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { requireWholeOrganisation } from './wholeOrganisation';

export const listAreaMinimumsHandler = implement(listAreaMinimums, async (_input, context) => {
  requireWholeOrganisation(context);
  const rows = await context.db
    .select({
      areaId: area.id,
      areaName: area.name,
      siteName: site.name,
      staff: sql<number>`(select count(*)::int from person p
        where p.area_id = ${area.id} and anden_works_today(p.leave_date, p.site_id))`,
      people: areaMinimum.people,
      version: areaMinimum.version,
    })
    .from(area)
    .innerJoin(site, eq(site.id, area.siteId))
    .leftJoin(areaMinimum, eq(areaMinimum.areaId, area.id))
    .orderBy(asc(sql`${site.name} collate "es-x-icu"`), asc(sql`${area.name} collate "es-x-icu"`));
  return { rows };
});
