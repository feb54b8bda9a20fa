import type { Reach } from '@contract/core/accion';
import { can } from '@contract/session/can';
import type { SQL } from 'drizzle-orm';
import { rendition } from '../../db/schema/renditions';
import type { Viewer } from '../../engine/acciones/context';
import { withinReach } from '../../engine/scope/withinReach';
import { keepsExpenses, receiptDoor } from '../expenses';

/** Who may take money along, and what was spent of it: two requests of one rendition. */
export const ADVANCE_REQUEST = 'renditionAdvance';
export const REPORT_REQUEST = 'rendition';

/** One's own, and those of whom the role reaches. */
export const seesRendition = (viewer: Viewer, reach: Reach): SQL =>
  withinReach(reach, viewer, rendition.personId);

export const opensReceipts = receiptDoor({
  flag: 'RENDITIONS',
  type: REPORT_REQUEST,
  id: rendition.id,
  personId: rendition.personId,
});

/** Follows and pays those of everybody. */
export const keepsRenditions = (viewer: Viewer) =>
  keepsExpenses(viewer) && can(viewer.roles, 'RENDITIONS');
