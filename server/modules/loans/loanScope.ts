import { can } from '@contract/session/can';
import type { Viewer } from '../../engine/acciones/context';
import { keepsEverybody } from '../../engine/pay/payParts';

/** Keepers keep the loans of everybody: like pay, not those of a team or site, and never in a view as somebody else. */
export const keepsLoans = (viewer: Viewer): boolean =>
  can(viewer.roles, 'LOANS') && keepsEverybody(viewer);
