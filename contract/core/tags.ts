/** What a cached answer is about. The server sends the same tags over the event stream. */
export const tagTypes = [
  'Absence',
  'Backup',
  'Band',
  'BankLayout',
  'Account',
  'CalendarFeed',
  'ClockFile',
  'Credential',
  'Customer',
  'Definition',
  'Delegation',
  'Document',
  'DocumentRequest',
  'DocumentType',
  'Envelope',
  'ExpenseCategory',
  'Garnishment',
  'TaxDeduction',
  'Holiday',
  'Hour',
  'HourBank',
  'HourBankAgreement',
  'OrganisationSettings',
  'Import',
  'Job',
  'Kiosk',
  'Leave',
  'LeaveSetting',
  'Loan',
  'LoanType',
  'Location',
  'News',
  'NewsType',
  'Notification',
  'OpenShift',
  'Order',
  'OrderComment',
  'Parameter',
  'PayConcept',
  'PayTable',
  'PayMapping',
  'PayNote',
  'PayRun',
  'Person',
  'PeriodAdjustment',
  'PeriodClose',
  'Photo',
  'Place',
  'Post',
  'PostComment',
  'Product',
  'PushDevice',
  'Receipt',
  'ReceiptBatch',
  'Reimbursement',
  'Rendition',
  'Request',
  'RequestComment',
  'Punch',
  'PunchCorrection',
  'Role',
  'Roster',
  'Rotation',
  'SecondStep',
  'Session',
  'Setting',
  'Shift',
  'ShiftAssignment',
  'ShiftRequest',
  'Signature',
  'Stock',
  'View',
] as const;

export type TagType = (typeof tagTypes)[number];

/** `LIST`: the collection; `input.x`, `output.x`: the id in that field; `output.rows`: the id of each row. */
export type TagId = 'LIST' | `input.${string}` | `output.${string}`;

export interface Tag {
  type: TagType;
  id: TagId;
}

export const list = (type: TagType): Tag => ({ type, id: 'LIST' });
export const each = (type: TagType, field: string): Tag => ({ type, id: `output.${field}` });
export const byInput = (type: TagType, field = 'id'): Tag => ({ type, id: `input.${field}` });
