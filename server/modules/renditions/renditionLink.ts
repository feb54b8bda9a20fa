import { can } from '@contract/session/can';
import type { Viewer } from '../../engine/acciones/context';
import type { StoredRendition } from './renditionQueries';

/** Nobody is led to a door that does not open for them. */
export const linkOf = ({ personId, roles, roleScope }: Viewer, row: StoredRendition) =>
  can(roles, 'RENDITIONS') && (row.personId === personId || roleScope === 'all')
    ? `/renditions/${row.id}`
    : null;
