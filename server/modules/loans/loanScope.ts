import { can } from '@contract/session/can';
import type { Viewer } from '../../engine/acciones/context';
import { keepsEverybody } from '../../engine/pay/payParts';

/** Who keeps the loans of everybody: as pay, of nobody's team or site, and never in a view as somebody else. */
export const keepsLoans = (viewer: Viewer): boolean =>
  can(viewer.roles, 'LOANS') && keepsEverybody(viewer);
