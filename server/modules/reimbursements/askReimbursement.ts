import {
  askReimbursement,
  resendReimbursement,
} from '@contract/reimbursements/reimbursementAcciones';
import { implementPrepared } from '../../engine/acciones/implement';
import { submitRequest } from '../../engine/approvals/submitRequest';
import { notFound } from '../../engine/http/fault';
import { checkExpense, keepReceipt, keptReceipt } from '../expenses';
import { presentReimbursement } from './presentReimbursement';
import { REIMBURSEMENT_REQUEST } from './reimbursementScope';
import { reimbursementsStore } from './reimbursementsStore';

export const askReimbursementHandler = implementPrepared(
  askReimbursement,
  ({ file }, context) => keepReceipt(context, file),
  async ({ file: _file, ...fields }, context, receipt) => {
    const { accountId, personId } = context.viewer;
    if (personId === null) throw notFound('Tu cuenta no es de ninguna persona.');
    const columns = await checkExpense(context.db, fields, { personId, receipt });
    const { id } = await reimbursementsStore.create(
      context,
      { ...columns, personId, state: 'pending' },
      { kind: 'asked', accountId },
    );
    await submitRequest(context, REIMBURSEMENT_REQUEST, id);
    return { id };
  },
);

export const resendReimbursementHandler = implementPrepared(
  resendReimbursement,
  ({ file }, context) => keepReceipt(context, file),
  async ({ id, version, file: _file, ...fields }, context, brought) => {
    const before = await reimbursementsStore.hold(context, { id, version }, 'resend');
    const { personId, categoryId } = before;
    const receipt = brought ?? keptReceipt(before);
    const checking = { personId, receipt, keptCategoryId: categoryId };
    const columns = await checkExpense(context.db, fields, checking);
    const done = { kind: 'asked', accountId: context.viewer.accountId } as const;
    await reimbursementsStore.write(context, before, { ...columns, state: 'pending' }, done);
    await submitRequest(context, REIMBURSEMENT_REQUEST, id);
    return presentReimbursement(context, id);
  },
);
