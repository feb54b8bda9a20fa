import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { askLoanHandler } from './askLoan';
import { getLoanHandler, listOwnLoansHandler } from './getLoan';
import { loanName, loansFind, loanTypeName, waitingLoans } from './loanNames';
import { loanPayItems } from './loanPayItems';
import { loansExport, loansList, toLoan } from './loanQueries';
import { loanRequest } from './loanRequest';
import { getLoanSharesHandler } from './loanShares';
import { getLoanTermsHandler } from './loanTerms';
import { getLoanTotalsHandler } from './loanTotals';
import { listLoanTypesHandler, saveLoanTypeHandler } from './loanTypes';
import {
  callOffLoanHandler,
  pauseLoanHandler,
  payLoanHandler,
  resumeLoanHandler,
  settleLoanHandler,
} from './moveLoan';
import { moveLoansBulk, moveLoansHandler } from './moveLoans';
import { loansInPeriod } from './periodParts';
import { loansSeed } from './seed/loansSeed';

// Other modules may call these.
export { bringLoansForward, sendLoansBack } from './lastPay';

export const loansModule = defineModule({
  handlers: {
    askLoan: askLoanHandler,
    callOffLoan: callOffLoanHandler,
    getLoan: getLoanHandler,
    getLoanShares: getLoanSharesHandler,
    getLoanTerms: getLoanTermsHandler,
    getLoanTotals: getLoanTotalsHandler,
    listLoanTypes: listLoanTypesHandler,
    listLoans: listHandler(loansList, each(toLoan)),
    listOwnLoans: listOwnLoansHandler,
    moveLoans: moveLoansHandler,
    pauseLoan: pauseLoanHandler,
    payLoan: payLoanHandler,
    resumeLoan: resumeLoanHandler,
    saveLoanType: saveLoanTypeHandler,
    settleLoan: settleLoanHandler,
  },
  lists: [loansList],
  names: [loanName, loanTypeName],
  finds: [loansFind],
  exports: [loansExport],
  bulk: [moveLoansBulk],
  requests: [loanRequest],
  waiting: waitingLoans,
  openInPeriod: loansInPeriod,
  payItems: [loanPayItems],
  seeds: [loansSeed],
});
