import type { AccionKey } from '@contract/registry';

const due = 'until when something is asked for: nothing of a month is reckoned from it';
const expires = 'when a paper or a lot expires: nothing of a month is reckoned from it';
const stock = 'when goods moved or were counted: stock has no closed months';
const visits = 'where somebody went: hours are reckoned from punches and shifts, not from visits';
const family = 'days of birth and kinship: nothing of a month is reckoned from them';

/** The others that take a day, and why a closed month does not mind. */
const spent = 'what was spent is paid with a pay that is still to come, whatever its day';

export const notOfPeriods: Partial<Record<AccionKey, string>> = {
  addVisitFile: visits,
  arriveAtVisit: visits,
  changeVisits: visits,
  finishVisit: visits,
  missVisit: visits,
  publishVisitDay: visits,
  saveVisit: visits,
  addFoundStock: stock,
  countLineQuantity: stock,
  pickLine: stock,
  returnLine: stock,
  startStockCount: due,
  addAdjustment: 'it is what a closed month leaves: it counts in the first one that is open',
  addDocument: expires,
  addDocumentVersion: expires,
  adjustStock: expires,
  askBankUse: 'only hours that are still to come; granting and ending them look at the month',
  createArrival: 'when goods are expected: nothing of a month is reckoned from it',
  receiveGoods: expires,
  createDelegation: 'who decides in whose name: it changes no day that is over',
  createDocumentRequest: due,
  createOrder: 'orders have no closed months',
  createPerson: 'who was hired in a month that is closed must be written down all the same',
  createPost: 'until when something is on the wall',
  createReceiptBatch: due,
  exportRoster: 'which weeks are taken out: nothing changes',
  payLoan: 'when a loan was transferred: nothing of a month is reckoned from it',
  settleLoan: 'when something was given back: nothing of a month is reckoned from it',
  moveLoans: 'as payLoan, of many: nothing of a month is reckoned from it',
  rejectTransfer: 'when a bank sent money back: nothing of a month is reckoned from it',
  repayTransfer: 'when it was paid again: nothing of a month is reckoned from it',
  payPayRun: 'when somebody was paid: nothing of a month is reckoned from it',
  publishPayRun: due,
  decideRequests: 'when a request was seen; what it decides is tried as approveRequest',
  deliverDocument: expires,
  punchAtKiosk: 'as punchNow: both make their punch in one place',
  punchNow: 'a punch that is as old waits for a decision; the test of punches closes its month',
  replaceReceipt: due,
  requestProfileChange: family,
  askReimbursement: spent,
  resendReimbursement: spent,
  payReimbursements: 'when it was transferred: the month of pay is not touched by it',
  addRenditionLine: spent,
  changeRenditionLine: spent,
  payRenditions: 'when it was transferred: the month of pay is not touched by it',
  saveBankAgreement:
    'what goes into the bank afterwards: each credit keeps what it was reckoned by',
  saveAssignment: 'rotations plan from today on only',
  saveDependant: family,
  saveEnvelope: due,
  saveGarnishment: 'from when a court has something withheld: runs keep what they took',
  saveTaxDeduction: 'what months something is deducted of: runs keep what they took',
  saveEvaluation: 'what period somebody was rated for: nothing is reckoned from it',
  saveLeaveBlock: 'it only refuses what is asked for later',
  savePayConcept: 'runs keep the concepts that they were reckoned with',
  savePayTable: 'runs keep the tables that they were reckoned with',
  savePayRun: 'when people are to be paid: what the month was is read, not written',
  saveOpenShift: 'only a shift that has not begun is offered',
  updateDocument: expires,
  updateOrder: 'orders have no closed months',
  updatePost: 'until when something is on the wall',
};
