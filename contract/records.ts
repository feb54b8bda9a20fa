import { areaRecord } from './admin/area';
import { backupPlanRecord } from './admin/backup';
import { parameterRecord } from './admin/parameter';
import { roleRecord } from './admin/role';
import { siteRecord } from './admin/site';
import { chatChannelRecord } from './chats/chatChannel';
import { chatReportRecord } from './chats/chatReport';
import { closeRecord } from './closes/close';
import { periodAdjustmentRecord } from './closes/periodAdjustment';
import { stockCountRecord } from './counters/stockCount';
import { documentRecord } from './documents/documentFields';
import { askedDocumentRecord, documentRequestRecord } from './documents/documentRequest';
import { documentTypeRecord } from './documents/documentType';
import { expenseCategoryRecord } from './expenses/expenseCategory';
import { garnishmentRecord } from './garnishments/garnishment';
import { areaMinimumRecord } from './holidays/areaMinimum';
import { leaveBlockRecord } from './holidays/leaveBlock';
import { leaveRecord } from './holidays/leaveRecord';
import { leaveTypeRecord } from './holidays/leaveType';
import { organisationHolidayRecord } from './holidays/organisationHoliday';
import { bandRecord } from './hours/band';
import { bankAgreementRecord } from './hours/bankAgreement';
import { hourBankRecord } from './hours/hourBank';
import { payMappingRecord } from './hours/payMapping';
import { taxDeductionRecord } from './incomeTax/taxDeduction';
import { bankLayoutRecord } from './liquidations/bankLayout';
import { chargeDepositRecord } from './liquidations/chargeDeposit';
import { deductionConsentRecord } from './liquidations/deductionConsent';
import { payConceptRecord } from './liquidations/payConcept';
import { payNoteRecord } from './liquidations/payNote';
import { payRunRecord } from './liquidations/payRun';
import { payTableRecord } from './liquidations/payTable';
import { loanRecord } from './loans/loan';
import { loanTypeRecord } from './loans/loanType';
import { kioskRecord } from './markings/kiosk';
import { punchRecord } from './markings/punchRecord';
import { newsRecord } from './news/newsRecord';
import { newsTypeRecord } from './news/newsType';
import { orderRecord } from './orders/orderFields';
import { brandingRecord, mailRecord, securityRecord } from './organisation/organisationSettings';
import { postRecord } from './posts/postFields';
import { receiptRecord } from './receipts/receipt';
import { receiptBatchRecord, receiptPieceRecord } from './receipts/receiptBatch';
import { arrivalRecord } from './receiving/arrival';
import { reorderRuleRecord } from './receiving/reorderRule';
import { supplierRecord } from './receiving/supplier';
import { interviewRecord } from './referrals/interview';
import { referralRecord } from './referrals/referral';
import { referralOpeningRecord } from './referrals/referralOpening';
import { reimbursementRecord } from './reimbursements/reimbursement';
import { renditionLineRecord, renditionRecord } from './renditions/rendition';
import { assignmentRecord } from './schedules/assignment';
import { openShiftRecord } from './schedules/openShift';
import { rotationRecord } from './schedules/rotation';
import { shiftRecord } from './schedules/shift';
import { envelopeRecord } from './signed/envelope';
import { signatureRecord } from './signed/signature';
import { linkRecord } from './sync/link';
import { linkRejectRecord } from './sync/linkReject';
import { programRecord } from './sync/program';
import { webhookRecord } from './sync/webhook';
import { evaluationRecord } from './users/evaluation';
import { dependantRecord, emergencyRecord } from './users/family';
import { personBookRecord } from './users/personBook';
import { personRecord } from './users/personFields';
import { personHistoryRecord } from './users/personHistory';
import { payRecord } from './users/personPay';
import { accountRecord } from './users/saveAccount';
import { savedViewRecord } from './views/savedView';
import { visitSeriesRecord } from './visits/series/visitSeries';
import { visitRecord } from './visits/visit';
import { visitPurposeRecord } from './visits/visitPurpose';
import { customerRecord } from './warehouse/customer';
import { locationRecord } from './warehouse/location';
import { productRecord } from './warehouse/product';
import { definitionRecord } from './workflow/definition';

/** The names of a thing's fields, by the name under which the audit keeps it; some things are written in several parts. */
export const recordsOfEntity = {
  account: [accountRecord],
  area: [areaRecord],
  areaMinimum: [areaMinimumRecord],
  arrival: [arrivalRecord],
  backupPlan: [backupPlanRecord],
  band: [bandRecord],
  bankLayout: [bankLayoutRecord],
  chatChannel: [chatChannelRecord],
  chatReport: [chatReportRecord],
  customer: [customerRecord],
  definition: [definitionRecord],
  dependant: [dependantRecord],
  document: [documentRecord],
  documentRequest: [documentRequestRecord],
  documentRequestItem: [askedDocumentRecord],
  documentType: [documentTypeRecord],
  envelope: [envelopeRecord],
  evaluation: [evaluationRecord],
  expenseCategory: [expenseCategoryRecord],
  garnishment: [garnishmentRecord],
  deductionConsent: [deductionConsentRecord],
  taxDeduction: [taxDeductionRecord],
  holiday: [organisationHolidayRecord],
  hourBank: [hourBankRecord],
  hourBankAgreement: [bankAgreementRecord],
  hourBankUse: [hourBankRecord],
  house: [brandingRecord, mailRecord, securityRecord],
  kiosk: [kioskRecord],
  leave: [leaveRecord],
  leaveBlock: [leaveBlockRecord],
  leaveType: [leaveTypeRecord],
  loan: [loanRecord],
  loanType: [loanTypeRecord],
  location: [locationRecord],
  news: [newsRecord],
  newsType: [newsTypeRecord],
  openShift: [openShiftRecord],
  order: [orderRecord],
  payConcept: [payConceptRecord],
  chargeDeposit: [chargeDepositRecord],
  payTable: [payTableRecord],
  payMapping: [payMappingRecord],
  payNote: [payNoteRecord],
  payRun: [payRunRecord],
  periodAdjustment: [periodAdjustmentRecord],
  periodClose: [closeRecord],
  personBook: [personBookRecord],
  personHistory: [personHistoryRecord],
  person: [personRecord, payRecord, emergencyRecord],
  post: [postRecord],
  parameter: [parameterRecord],
  product: [productRecord],
  punch: [punchRecord],
  receipt: [receiptRecord],
  receiptBatch: [receiptBatchRecord],
  receiptPiece: [receiptPieceRecord],
  referral: [referralRecord],
  referralInterview: [interviewRecord],
  referralOpening: [referralOpeningRecord],
  reimbursement: [reimbursementRecord],
  rendition: [renditionRecord],
  renditionLine: [renditionLineRecord],
  role: [roleRecord],
  rotation: [rotationRecord],
  savedView: [savedViewRecord],
  shift: [shiftRecord],
  shiftAssignment: [assignmentRecord],
  signature: [signatureRecord],
  site: [siteRecord],
  stockCount: [stockCountRecord],
  reorderRule: [reorderRuleRecord],
  supplier: [supplierRecord],
  visit: [visitRecord],
  visitPurpose: [visitPurposeRecord],
  visitSeries: [visitSeriesRecord],
  link: [linkRecord],
  linkReject: [linkRejectRecord],
  program: [programRecord],
  webhook: [webhookRecord],
} as const;
