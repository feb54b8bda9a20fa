import type {
  ExpenseCategory,
  ListExpenseCategoriesOutput,
} from '@/services/wms/generated/expenses.gen';
import type { ReimbursementDetail } from '@/services/wms/generated/reimbursements.gen';

const category = (fields: Partial<ExpenseCategory>): ExpenseCategory => ({
  id: 1,
  version: 1,
  code: 'TAX',
  name: 'Taxi y remís',
  kind: 'amount',
  limit: null,
  needsReceipt: true,
  account: '',
  active: true,
  used: true,
  ...fields,
});

export const known = (
  fields: Partial<ListExpenseCategoriesOutput> = {},
): ListExpenseCategoriesOutput => ({
  rows: [
    category({}),
    category({ id: 2, code: 'COM', name: 'Comidas', limit: '35000.00', needsReceipt: false }),
    category({ id: 3, code: 'KM', name: 'Kilómetros', kind: 'distance', needsReceipt: false }),
  ],
  edits: false,
  manages: false,
  kmRate: '420.00',
  ...fields,
});

export const aReimbursement = (fields: Partial<ReimbursementDetail> = {}): ReimbursementDetail => ({
  id: 40,
  version: 3,
  personId: 7,
  personName: 'Domínguez, Tomás',
  docket: '1007',
  imageUrl: '',
  siteName: 'Rosario',
  areaName: 'Depósito',
  categoryId: 1,
  categoryName: 'Taxi y remís',
  day: '2026-11-20',
  amount: '12000.00',
  kilometres: null,
  kmRate: null,
  description: 'Taxi al puerto',
  trip: '',
  tax: null,
  issuer: null,
  invoiceType: null,
  invoiceNumber: '',
  granted: '12000.00',
  cutReason: '',
  hasReceipt: false,
  state: 'pending',
  approved: null,
  paid: null,
  paidBy: null,
  paidOn: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  receipt: null,
  repeated: [],
  history: [],
  requestId: null,
  actions: [],
  ...fields,
});
