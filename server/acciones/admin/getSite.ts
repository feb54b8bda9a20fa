import { getSite } from '@contract/admin/getSite';
import { notFound } from '../../http/fault';
import { implement } from '../implement';
import { findSite } from './siteQueries';

export const getSiteHandler = implement(getSite, async ({ id }, { db }) => {
  const found = await findSite(db, id);
  if (!found) throw notFound('La sede no existe.');
  return found;
});
