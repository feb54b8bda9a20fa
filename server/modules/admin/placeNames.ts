import { area, site } from '../../db/schema/organisation';
import { namedBy } from '../../engine/audit/namedBy';

export const siteName = namedBy({
  entity: 'site',
  fields: ['siteId'],
  table: site,
  name: site.name,
});

export const areaName = namedBy({
  entity: 'area',
  fields: ['areaId'],
  table: area,
  name: area.name,
});
