import type { Reach } from '@contract/core/accion';
import type { SQL } from 'drizzle-orm';
import { reimbursement } from '../../db/schema/reimbursements';
import type { Viewer } from '../../engine/acciones/context';
import { withinReach } from '../../engine/scope/withinReach';
import { receiptDoor } from '../expenses';

export const REIMBURSEMENT_REQUEST = 'reimbursement';

/** One's own, and those of whom the role reaches. */
export const seesReimbursement = (viewer: Viewer, reach: Reach): SQL =>
  withinReach(reach, viewer, reimbursement.personId);

export const opensReceipt = receiptDoor({
  flag: 'REIMBURSEMENTS',
  type: REIMBURSEMENT_REQUEST,
  id: reimbursement.id,
  personId: reimbursement.personId,
});
