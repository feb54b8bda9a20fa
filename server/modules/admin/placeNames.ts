import { getArea, getSite } from '@contract/admin/organisationAcciones';
import { area, site } from '../../db/schema/organisation';
import { namedBy } from '../../engine/audit/namedBy';

export const siteName = namedBy({
  entity: 'site',
  reads: getSite,
  fields: ['siteId'],
  table: site,
  name: site.name,
});

export const areaName = namedBy({
  entity: 'area',
  reads: getArea,
  fields: ['areaId'],
  table: area,
  name: area.name,
});
