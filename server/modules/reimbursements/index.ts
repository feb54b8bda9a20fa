import { getReimbursement } from '@contract/reimbursements/reimbursementAcciones';
import { implement } from '../../engine/acciones/implement';
import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { askReimbursementHandler, resendReimbursementHandler } from './askReimbursement';
import { paidReimbursements } from './payNext';
import { payReimbursementsBulk, payReimbursementsHandler } from './payReimbursements';
import { reimbursementsOpen } from './periodParts';
import { presentReimbursement } from './presentReimbursement';
import {
  reimbursementFiles,
  reimbursementName,
  reimbursementsExport,
  reimbursementsFind,
  waitingReimbursements,
} from './reimbursementParts';
import { reimbursementsList, toReimbursementRow } from './reimbursementQueries';
import { reimbursementRequest } from './reimbursementRequest';
import { reimbursementsSeed } from './seed/reimbursementsSeed';
import { withdrawReimbursementHandler } from './withdrawReimbursement';

export const reimbursementsModule = defineModule({
  handlers: {
    askReimbursement: askReimbursementHandler,
    getReimbursement: implement(getReimbursement, ({ id }, context) =>
      presentReimbursement(context, id),
    ),
    listReimbursements: listHandler(reimbursementsList, each(toReimbursementRow)),
    payReimbursements: payReimbursementsHandler,
    resendReimbursement: resendReimbursementHandler,
    withdrawReimbursement: withdrawReimbursementHandler,
  },
  lists: [reimbursementsList],
  names: [reimbursementName],
  finds: [reimbursementsFind],
  exports: [reimbursementsExport],
  bulk: [payReimbursementsBulk],
  requests: [reimbursementRequest],
  opens: [reimbursementFiles],
  waiting: [waitingReimbursements],
  openInPeriod: [reimbursementsOpen],
  seeds: [reimbursementsSeed],
  payItems: [paidReimbursements],
});
