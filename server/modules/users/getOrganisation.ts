import { getOrganisation } from '@contract/users/chartAcciones';
import { asc, sql } from 'drizzle-orm';
import { area, organisation, site } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';

export const getOrganisationHandler = implement(getOrganisation, async (_input, { db }) => {
  const [employer] = await db.select({ name: organisation.name }).from(organisation);
  const sites = await db
    .select({ id: site.id, name: site.name, zone: site.zone })
    .from(site)
    .orderBy(asc(sql`${site.name} collate "es-x-icu"`));
  const areas = await db
    .select({ id: area.id, name: area.name, siteId: area.siteId })
    .from(area)
    .orderBy(asc(sql`${area.name} collate "es-x-icu"`));
  return { name: employer?.name ?? 'Andén', sites, areas };
});
