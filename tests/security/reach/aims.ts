import type { AccionKey } from '@contract/registry';
import type { Aim } from './aim';
import { bandAims } from './bandAims';
import { bankAims } from './bankAims';
import { chatAims } from './chatAims';
import { closeAims } from './closeAims';
import { consentAims } from './consentAims';
import { counterAims } from './counterAims';
import { documentAims } from './documentAims';
import { expenseAims } from './expenseAims';
import { garnishmentAims } from './garnishmentAims';
import { hourAims } from './hourAims';
import { importAims } from './importAims';
import { leaveAims } from './leaveAims';
import { loanAims } from './loanAims';
import { markingAims } from './markingAims';
import { newsAims } from './newsAims';
import { ownAims } from './ownAims';
import { payAims } from './payAims';
import { personAims } from './personAims';
import { postAims } from './postAims';
import { receiptAims } from './receiptAims';
import { receivingAims } from './receivingAims';
import { referralAims } from './referralAims';
import { requestAims } from './requestAims';
import { scheduleAims } from './scheduleAims';
import { shiftAims } from './shiftAims';
import { signedAims } from './signedAims';
import { taxDeductionAims } from './taxDeductionAims';
import { visitAims } from './visitAims';
import { warehouseAims } from './warehouseAims';

/** Every accion that names somebody's record, with whose record it is tried on. */
export const aims: Partial<Record<AccionKey, Aim>> = {
  ...bandAims,
  ...bankAims,
  ...chatAims,
  ...closeAims,
  ...counterAims,
  ...documentAims,
  ...hourAims,
  ...importAims,
  ...garnishmentAims,
  ...consentAims,
  ...taxDeductionAims,
  ...loanAims,
  ...markingAims,
  ...newsAims,
  ...leaveAims,
  ...ownAims,
  ...payAims,
  ...personAims,
  ...postAims,
  ...expenseAims,
  ...receiptAims,
  ...receivingAims,
  ...referralAims,
  ...requestAims,
  ...scheduleAims,
  ...shiftAims,
  ...signedAims,
  ...visitAims,
  ...warehouseAims,
};

/** The others that take an id, and why nobody's reach is at stake. */
export const aboutNobody: Partial<Record<AccionKey, string>> = {
  publishVisitDay: 'the place narrows a day, whose own reach holds: previewVisitDay tries it',
  openDirectChat: 'whom one may write to is in the directory, for everybody',
  createGroup: 'whom one may write to is in the directory, for everybody',
  saveChatChannel:
    'channels are one set for the organisation; its own test keeps their words from it',
  getChatReport:
    'reports are for whoever looks after people; its own test keeps them from who wrote the messages',
  saveChatReport:
    'reports are for whoever looks after people; its own test keeps them from who wrote the messages',
  getReferralOpening: 'openings are for everybody who may refer',
  shareReferralOpening: 'openings are for everybody who may refer; the code is one’s own',
  inviteReferral: 'openings are for everybody who may refer; the invitation is one’s own',
  saveVisitPurpose: 'reasons of visits are one set for the organisation',
  deleteLink: 'enlaces are one set for the organisation',
  saveLinkKey: 'enlaces are one set for the organisation',
  saveLink: 'enlaces are one set for the organisation',
  getLink: 'enlaces are one set for the organisation',
  getLinkDays: 'enlaces are one set for the organisation',
  runLink: 'enlaces are one set for the organisation',
  pauseLink: 'enlaces are one set for the organisation',
  copyLink: 'enlaces are one set for the organisation',
  tryLink: 'the account is a name that its own test keeps from being borrowed',
  tryLinkOut: 'the account is a name that its own test keeps from being borrowed',
  mendLinkReject:
    'rows are for whoever holds the right of the import; its own test keeps the others out',
  dropLinkReject:
    'rows are for whoever holds the right of the import; its own test keeps the others out',
  sendParkedRows:
    'rows are for whoever holds the right of the import; its own test keeps the others out',
  getWebhook: 'webhooks are one set for the organisation',
  saveWebhook: 'webhooks are one set for the organisation',
  pauseWebhook: 'webhooks are one set for the organisation',
  rotateWebhook: 'webhooks are one set for the organisation',
  tryWebhook: 'webhooks are one set for the organisation',
  getDelivery: 'webhooks are one set for the organisation',
  replayDeliveries: 'webhooks are one set for the organisation',
  createProgram: 'programs are one set for the organisation',
  saveProgram: 'programs are one set for the organisation',
  rotateProgram: 'programs are one set for the organisation',
  revokeProgram: 'programs are one set for the organisation',
  getProduct: 'a catalogue is of the whole organisation; its own test keeps out other sites’ stock',
  listProductOrders: 'a catalogue is of the whole organisation; the orders are those of the reach',
  createExport: 'the ids narrow a list, whose own reach holds',
  createPerson: 'nobody yet: its own test holds the area to the reach',
  createDelegation: 'one leaves one’s own decisions, and to whom is in the directory',
  deleteDefinition: 'definitions are one set for the organisation',
  calculatePayRun: 'runs pay everybody: who keeps everybody’s pay reaches all of them',
  confirmPayFigure: 'runs pay everybody: who keeps everybody’s pay reaches all of them',
  cancelPayRun: 'runs pay everybody: who keeps everybody’s pay reaches all of them',
  getConceptTotals: 'runs pay everybody: who keeps everybody’s pay reaches all of them',
  getPayRun: 'runs pay everybody: who keeps everybody’s pay reaches all of them',
  payPayRun: 'runs pay everybody: who keeps everybody’s pay reaches all of them',
  exportPayRun: 'runs pay everybody: who keeps everybody’s pay reaches all of them',
  reversePayRun: 'runs pay everybody: who keeps everybody’s pay reaches all of them',
  publishPayRun: 'runs pay everybody: who keeps everybody’s pay reaches all of them',
  removePayConcept: 'concepts are one set for the organisation',
  askLoan: 'one asks for oneself; its own test holds what was sent back to its owner',
  getLoanTerms: 'of oneself: the loan that it leaves out is none of another’s',
  saveLoanType: 'types are one set for the organisation',
  savePayConcept: 'concepts are one set for the organisation',
  saveBankLayout: 'layouts are one set for the organisation',
  removeBankLayout: 'layouts are one set for the organisation',
  previewBankLayout: 'runs pay everybody: who keeps everybody’s pay reaches all of them',
  saveChargeDeposit: 'deposits are one set for the organisation',
  removeChargeDeposit: 'deposits are one set for the organisation',
  savePayTable: 'tables are one set for the organisation',
  removePayTable: 'tables are one set for the organisation',
  finishPayRun: 'runs pay everybody: who keeps everybody’s pay reaches all of them',
  unpayPayRun: 'runs pay everybody: who keeps everybody’s pay reaches all of them',
  savePayRun: 'runs pay everybody: who keeps everybody’s pay reaches all of them',
  simulateRaise: 'runs pay everybody: who keeps everybody’s pay reaches all of them',
  stopPayRun: 'runs pay everybody: who keeps everybody’s pay reaches all of them',
  submitPayRun: 'runs pay everybody: who keeps everybody’s pay reaches all of them',
  withdrawPayRun: 'runs pay everybody: who keeps everybody’s pay reaches all of them',
  savePayMapping: 'formats for pay are one set for the organisation',
  removePayMapping: 'formats for pay are one set for the organisation',
  deleteParameter: 'figures are of the organisation, for whoever keeps its settings',
  deleteOrganisationHoliday: 'holidays are one set for the organisation',
  deleteLeaveBlock: 'blocked dates are one set for the organisation',
  saveAreaMinimum: 'staffing is one set for the organisation',
  saveOrganisationHoliday: 'holidays are one set for the organisation',
  saveLeaveBlock: 'blocked dates are one set for the organisation',
  saveLeaveType: 'kinds of leave are one set for the organisation',
  cancelDocumentRequest: 'who keeps the files reaches all that was asked',
  correctReceiptPiece: 'who publishes slips reaches everybody’s',
  joinReceiptPiece: 'who publishes slips reaches everybody’s',
  splitReceiptPiece: 'who publishes slips reaches everybody’s',
  discardReceiptBatch: 'who publishes slips reaches every batch',
  publishReceiptBatch: 'who publishes slips reaches every batch',
  getReceiptCampaign: 'who follows the signing of slips reaches every campaign',
  getReceiptBatch: 'who publishes slips reaches every batch',
  cancelEnvelope: 'who sends reaches every envelope; its own test keeps the others out',
  cancelEnvelopes: 'who sends reaches every envelope; its own test keeps the others out',
  getEnvelope: 'who sends reaches every envelope; its own test keeps the others out',
  removeEnvelope: 'who sends reaches every envelope; its own test keeps the others out',
  saveEnvelope: 'who sends reaches every envelope; its own test keeps the others out',
  sendEnvelope: 'who sends reaches every envelope; its own test keeps the others out',
  cancelJob: 'who looks after the server reaches every task',
  saveBranding: 'its number is the CUIT of the organisation',
  deleteArea: 'areas are one set for the organisation',
  deleteRole: 'roles are one set for the organisation',
  deleteSite: 'sites are one set for the organisation',
  endSession: 'who administers accounts reaches all of them',
  getArea: 'areas are one set for the organisation',
  mailPasswords: 'finds whom it is for as givePasswords does, in a task',
  previewPasswords: 'counts what givePasswords would find',
  getAuditEntry: 'the audit is one log, for whoever may read all of it',
  getRole: 'roles are one set for the organisation',
  listRoleViews: 'roles are one set for the organisation',
  getSite: 'sites are one set for the organisation',
  getPresence: 'the site narrows a list, whose own reach holds; its own test keeps the others out',
  listOutsidePunches:
    'the site narrows a list, whose own reach holds; its own test keeps the others out',
  listPunchDay: 'places narrow a list, whose own reach holds',
  getOrderBoard: 'the site narrows a list, whose own reach holds',
  getOrderMap: 'the site narrows a list, whose own reach holds',
  getVisitFigures: 'the site narrows figures, whose own reach holds',
  getCountAccuracy: 'the site narrows figures, whose own reach holds',
  getReceivingAhead: 'a site out of reach is not found; its own test keeps the others out',
  getOrderFigures: 'the site narrows a list, whose own reach holds',
  deleteOpenShift: 'offered by who reaches all of an area; its own test keeps the others out',
  saveOpenShift: 'offered by who reaches all of an area; its own test keeps the others out',
  exportRoster:
    'the place narrows a board, whose own reach holds; its own test keeps the others out',
  fillRoster: 'the place narrows a board, whose own reach holds; its own test keeps the others out',
  pairKiosk: 'kiosks are one set for the organisation',
  revokeKiosk: 'kiosks are one set for the organisation',
  saveKiosk: 'kiosks are one set for the organisation',
  listRoster: 'the place narrows a board, whose own reach holds; its own test keeps the others out',
  previewPublication: 'the place narrows a board, whose own reach holds',
  publishRoster: 'the place narrows a board, whose own reach holds',
  retryJob: 'who looks after the server reaches every task',
  listChart: 'who answers to whom is in the directory, for everybody',
  moveDefinition: 'definitions are one set for the organisation',
  saveArea: 'areas are one set for the organisation',
  removePersonPhoto: 'who administers people reaches all of them',
  saveDocumentType: 'types are one set for the organisation',
  saveExpenseCategory: 'categories are one set for the organisation',
  findRepeatedReceipt: 'tells that there is one and not whose; its own test keeps the others out',
  saveNewsType: 'types are one set for the organisation',
  savePersonPhoto: 'who administers people reaches all of them',
  addVisitFile: 'takes a file: its own test walks the same relations',
  sendVoice: 'takes a file: its own test walks the same relations',
  saveLegajoImage: 'takes a file: its own test walks the same relations',
  saveDefinition: 'definitions are one set for the organisation',
  saveParameter: 'figures are of the organisation, for whoever keeps its settings',
  saveRole: 'roles are one set for the organisation',
  saveRotation: 'rotations are one set for the organisation',
  saveShift: 'shifts are one set for the organisation',
  saveSupplier: 'suppliers are one set for the organisation',
  saveProduct: 'the catalogue is one for all sites',
  saveSite: 'sites are one set for the organisation',
  tryDefinition: 'who defines approvals tries them on anybody',
};
