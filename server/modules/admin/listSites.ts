import { listSites } from '@contract/admin/organisationAcciones';
import { implement } from '../../engine/acciones/implement';
import { findSites } from '../../engine/places/siteQueries';

export const listSitesHandler = implement(listSites, async (_input, { db }) => ({
  rows: await findSites(db),
}));
