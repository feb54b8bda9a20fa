import { listRoles } from '@contract/admin/roleAcciones';
import { implement } from '../../engine/acciones/implement';
import { findRoles } from './roleQueries';

export const listRolesHandler = implement(listRoles, async (_input, { db }) => ({
  rows: await findRoles(db),
}));
