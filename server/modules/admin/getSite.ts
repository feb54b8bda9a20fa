import { getSite } from '@contract/admin/organisationAcciones';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { findSite } from '../../engine/places/siteQueries';

export const getSiteHandler = implement(getSite, async ({ id }, { db }) => {
  const found = await findSite(db, id);
  if (!found) throw notFound('La sede no existe.');
  return found;
});
