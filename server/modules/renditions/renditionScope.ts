import { can } from '@contract/session/can';
import { rendition } from '../../db/schema/renditions';
import type { Viewer } from '../../engine/acciones/context';
import { expenseDoors, keepsExpenses } from '../expenses';

/** A rendition has two requests: the money that somebody may take along, and the account of what was spent of it. */
export const ADVANCE_REQUEST = 'renditionAdvance';
export const REPORT_REQUEST = 'rendition';

/** The doors of a rendition and of its receipts: money asked for ahead is decided first, what was spent of it later. */
export const { sees: seesRendition, opensReceipt: opensReceipts } = expenseDoors({
  flag: 'RENDITIONS',
  types: [ADVANCE_REQUEST, REPORT_REQUEST],
  id: rendition.id,
  personId: rendition.personId,
});

/** Follows and pays those of everybody. */
export const keepsRenditions = (viewer: Viewer) =>
  keepsExpenses(viewer) && can(viewer.roles, 'RENDITIONS');
