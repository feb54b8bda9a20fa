import { reimbursement } from '../../db/schema/reimbursements';
import { expenseDoors } from '../expenses';

export const REIMBURSEMENT_REQUEST = 'reimbursement';

/** The doors of a reimbursement and of its receipt. */
export const { sees: seesReimbursement, opensReceipt } = expenseDoors({
  flag: 'REIMBURSEMENTS',
  types: [REIMBURSEMENT_REQUEST],
  id: reimbursement.id,
  personId: reimbursement.personId,
});
