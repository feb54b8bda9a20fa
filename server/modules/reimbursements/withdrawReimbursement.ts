import { withdrawReimbursement } from '@contract/reimbursements/reimbursementAcciones';
import { implement } from '../../engine/acciones/implement';
import { cancelRequest } from '../../engine/approvals/cancelRequest';
import { openRequestOf } from '../../engine/approvals/openRequestOf';
import { presentReimbursement } from './presentReimbursement';
import { REIMBURSEMENT_REQUEST } from './reimbursementScope';
import { reimbursementsStore } from './reimbursementsStore';

export const withdrawReimbursementHandler = implement(
  withdrawReimbursement,
  async ({ id, version }, context) => {
    const before = await reimbursementsStore.hold(context, { id, version }, 'withdraw');
    const request = await openRequestOf(context.db, REIMBURSEMENT_REQUEST, id);
    const { accountId } = context.viewer;
    if (request) await cancelRequest(context, request);
    else {
      const done = { kind: 'withdrawn', accountId } as const;
      await reimbursementsStore.write(context, before, { state: 'cancelled' }, done);
    }
    return presentReimbursement(context, id);
  },
);
