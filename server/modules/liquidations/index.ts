import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import {
  listBankLayoutsHandler,
  previewBankLayoutHandler,
  removeBankLayoutHandler,
  saveBankLayoutHandler,
} from './bankLayouts';
import { checkArcaBookHandler } from './book/checkArcaBook';
import { getArcaMonthHandler } from './book/getArcaMonth';
import { calculateJob } from './calculateJob';
import { calculatePayRunHandler, stopPayRunHandler } from './calculateRun';
import {
  listChargeDepositsHandler,
  removeChargeDepositHandler,
  saveChargeDepositHandler,
} from './chargeDeposits';
import { getCompletableMonthHandler } from './completableMonth';
import { confirmPayFigureHandler } from './confirmFigure';
import { consentFiles } from './consents/consentFiles';
import { consentName } from './consents/consentNames';
import { consentsExport, consentsList, toConsent } from './consents/consentQueries';
import { removeDeductionConsentHandler, saveDeductionConsentHandler } from './consents/saveConsent';
import { estimateOwnHoursHandler } from './estimateOwnHours';
import { explainReceiptHandler } from './explainReceipt';
import { exportPayRunHandler } from './exportRun';
import { finishPayRunHandler } from './finishPayRun';
import { getPayCostsHandler } from './getPayCosts';
import { getConceptTotalsHandler, getPayRunHandler } from './getRun';
import { getPayRunPersonHandler, recalculatePersonHandler } from './getRunPerson';
import { listLeavingPeopleHandler } from './leavers';
import { cancelPayRunHandler, submitPayRunHandler, withdrawPayRunHandler } from './moveRun';
import { payGrid, toGridRows } from './payGrid';
import {
  bankLayoutName,
  chargeDepositName,
  payConceptName,
  payRunName,
  payTableName,
} from './payNames';
import { addPayNoteHandler, listPayNotesHandler, settlePayNoteHandler } from './payNotes';
import { payPayRunHandler, unpayPayRunHandler } from './payPayRun';
import { listPayTablesHandler, removePayTableHandler, savePayTableHandler } from './payTables';
import { runsUnpaid } from './periodParts';
import { publishJob } from './publishJob';
import { publishPayRunHandler } from './publishRun';
import { reversePayRunHandler } from './reverseRun';
import { runPeople, runPeopleExport, toRunPerson } from './runPeople';
import { payRunsList, toRunRows } from './runQueries';
import { runRequest } from './runRequest';
import {
  listPayConceptsHandler,
  removePayConceptHandler,
  savePayConceptHandler,
} from './saveConcept';
import { savePayRunHandler } from './saveRun';
import { liquidationsSeed } from './seed/liquidationsSeed';
import { payHistoryJob } from './seed/payHistoryJob';
import { simulatePayHandler } from './simulatePay';
import { simulateRaiseHandler } from './simulateRaise';
import { rejectTransferHandler, repayTransferHandler, undoTransferHandler } from './transfers';
import { tryPayConceptHandler } from './tryConcept';
import { listStartingVacationsHandler } from './vacationRun';

export const liquidationsModule = defineModule({
  handlers: {
    addPayNote: addPayNoteHandler,
    calculatePayRun: calculatePayRunHandler,
    checkArcaBook: checkArcaBookHandler,
    cancelPayRun: cancelPayRunHandler,
    confirmPayFigure: confirmPayFigureHandler,
    explainReceipt: explainReceiptHandler,
    estimateOwnHours: estimateOwnHoursHandler,
    exportPayRun: exportPayRunHandler,
    finishPayRun: finishPayRunHandler,
    getArcaMonth: getArcaMonthHandler,
    getCompletableMonth: getCompletableMonthHandler,
    getConceptTotals: getConceptTotalsHandler,
    getPayCosts: getPayCostsHandler,
    getPayRun: getPayRunHandler,
    getPayRunPerson: getPayRunPersonHandler,
    listBankLayouts: listBankLayoutsHandler,
    listChargeDeposits: listChargeDepositsHandler,
    listDeductionConsents: listHandler(consentsList, each(toConsent)),
    removeDeductionConsent: removeDeductionConsentHandler,
    saveDeductionConsent: saveDeductionConsentHandler,
    removeChargeDeposit: removeChargeDepositHandler,
    saveChargeDeposit: saveChargeDepositHandler,
    listLeavingPeople: listLeavingPeopleHandler,
    listPayConcepts: listPayConceptsHandler,
    listPayGrid: listHandler(payGrid, toGridRows),
    listPayNotes: listPayNotesHandler,
    listPayRunPeople: listHandler(runPeople, each(toRunPerson)),
    listPayTables: listPayTablesHandler,
    listStartingVacations: listStartingVacationsHandler,
    previewBankLayout: previewBankLayoutHandler,
    removeBankLayout: removeBankLayoutHandler,
    saveBankLayout: saveBankLayoutHandler,
    removePayTable: removePayTableHandler,
    savePayTable: savePayTableHandler,
    listPayRuns: listHandler(payRunsList, toRunRows),
    payPayRun: payPayRunHandler,
    publishPayRun: publishPayRunHandler,
    recalculatePerson: recalculatePersonHandler,
    rejectTransfer: rejectTransferHandler,
    removePayConcept: removePayConceptHandler,
    repayTransfer: repayTransferHandler,
    reversePayRun: reversePayRunHandler,
    savePayConcept: savePayConceptHandler,
    savePayRun: savePayRunHandler,
    simulatePay: simulatePayHandler,
    simulateRaise: simulateRaiseHandler,
    settlePayNote: settlePayNoteHandler,
    stopPayRun: stopPayRunHandler,
    submitPayRun: submitPayRunHandler,
    tryPayConcept: tryPayConceptHandler,
    undoTransfer: undoTransferHandler,
    unpayPayRun: unpayPayRunHandler,
    withdrawPayRun: withdrawPayRunHandler,
  },
  lists: [consentsList, payGrid, payRunsList, runPeople],
  names: [bankLayoutName, chargeDepositName, consentName, payConceptName, payRunName, payTableName],
  exports: [consentsExport, runPeopleExport],
  opens: [consentFiles],
  requests: [runRequest],
  jobs: [calculateJob, payHistoryJob, publishJob],
  openInPeriod: [runsUnpaid],
  seeds: [liquidationsSeed],
});
