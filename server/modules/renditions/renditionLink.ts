import { can } from '@contract/session/can';
import type { Viewer } from '../../engine/acciones/context';
import type { StoredRendition } from './renditionQueries';

/** A link is only for people to whom its page opens. */
export const linkOf = ({ personId, roles, roleScope }: Viewer, row: StoredRendition) =>
  can(roles, 'RENDITIONS') && (row.personId === personId || roleScope === 'all')
    ? `/renditions/${row.id}`
    : null;
