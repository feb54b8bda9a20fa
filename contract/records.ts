import { areaRecord } from './admin/area';
import { backupPlanRecord } from './admin/backup';
import { parameterRecord } from './admin/parameter';
import { roleRecord } from './admin/role';
import { siteRecord } from './admin/site';
import { documentRecord } from './documents/documentFields';
import { askedDocumentRecord, documentRequestRecord } from './documents/documentRequest';
import { documentTypeRecord } from './documents/documentType';
import { areaMinimumRecord } from './holidays/areaMinimum';
import { leaveBlockRecord } from './holidays/leaveBlock';
import { leaveRecord } from './holidays/leaveRecord';
import { leaveTypeRecord } from './holidays/leaveType';
import { organisationHolidayRecord } from './holidays/organisationHoliday';
import { newsRecord } from './news/newsRecord';
import { newsTypeRecord } from './news/newsType';
import { orderRecord } from './orders/orderFields';
import { brandingRecord, mailRecord, securityRecord } from './organisation/organisationSettings';
import { postRecord } from './posts/postFields';
import { receiptRecord } from './receipts/receipt';
import { receiptBatchRecord, receiptPieceRecord } from './receipts/receiptBatch';
import { envelopeRecord } from './signed/envelope';
import { signatureRecord } from './signed/signature';
import { evaluationRecord } from './users/evaluation';
import { dependantRecord, emergencyRecord } from './users/family';
import { personRecord } from './users/personFields';
import { personHistoryRecord } from './users/personHistory';
import { payRecord } from './users/personPay';
import { accountRecord } from './users/saveAccount';
import { savedViewRecord } from './views/savedView';
import { customerRecord } from './warehouse/customer';
import { locationRecord } from './warehouse/location';
import { productRecord } from './warehouse/product';
import { definitionRecord } from './workflow/definition';

/** By the name under which the audit keeps a thing, what its fields are called; some are written in several parts. */
export const recordsOfEntity = {
  account: [accountRecord],
  area: [areaRecord],
  areaMinimum: [areaMinimumRecord],
  backupPlan: [backupPlanRecord],
  customer: [customerRecord],
  definition: [definitionRecord],
  dependant: [dependantRecord],
  document: [documentRecord],
  documentRequest: [documentRequestRecord],
  documentRequestItem: [askedDocumentRecord],
  documentType: [documentTypeRecord],
  envelope: [envelopeRecord],
  evaluation: [evaluationRecord],
  holiday: [organisationHolidayRecord],
  house: [brandingRecord, mailRecord, securityRecord],
  leave: [leaveRecord],
  leaveBlock: [leaveBlockRecord],
  leaveType: [leaveTypeRecord],
  location: [locationRecord],
  news: [newsRecord],
  newsType: [newsTypeRecord],
  order: [orderRecord],
  personHistory: [personHistoryRecord],
  person: [personRecord, payRecord, emergencyRecord],
  post: [postRecord],
  parameter: [parameterRecord],
  product: [productRecord],
  receipt: [receiptRecord],
  receiptBatch: [receiptBatchRecord],
  receiptPiece: [receiptPieceRecord],
  role: [roleRecord],
  savedView: [savedViewRecord],
  signature: [signatureRecord],
  site: [siteRecord],
} as const;
