import type { Permission } from '@contract/core/permissions';
import { can } from '@contract/session/can';
import type { Viewer } from '../../engine/acciones/context';
import { reachOf } from '../../engine/scope/reachOf';

/** Medical files and certificates are the person's own and of who keeps them all, never of a team or a site. */
export const keepsMedicalFiles = (viewer: Viewer, flag: Permission): boolean =>
  can(viewer.roles, flag) && reachOf({ scope: 'all', sensitive: true }, viewer) === 'all';
