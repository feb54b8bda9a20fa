// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    askReimbursement: build.mutation<
      AskReimbursementApiResponse,
      AskReimbursementApiArg
    >({
      query: (queryArg) => ({
        url: `/reintegro.pedir`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getReimbursement: build.query<
      GetReimbursementApiResponse,
      GetReimbursementApiArg
    >({
      query: (queryArg) => ({
        url: `/reintegro.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listReimbursements: build.query<
      ListReimbursementsApiResponse,
      ListReimbursementsApiArg
    >({
      query: (queryArg) => ({
        url: `/reintegro.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    payReimbursements: build.mutation<
      PayReimbursementsApiResponse,
      PayReimbursementsApiArg
    >({
      query: (queryArg) => ({
        url: `/reintegro.pagarVarios`,
        method: "POST",
        body: queryArg,
      }),
    }),
    resendReimbursement: build.mutation<
      ResendReimbursementApiResponse,
      ResendReimbursementApiArg
    >({
      query: (queryArg) => ({
        url: `/reintegro.corregir`,
        method: "POST",
        body: queryArg,
      }),
    }),
    withdrawReimbursement: build.mutation<
      WithdrawReimbursementApiResponse,
      WithdrawReimbursementApiArg
    >({
      query: (queryArg) => ({
        url: `/reintegro.cancelar`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as reimbursementsApi };
export type AskReimbursementApiResponse =
  /** status 200 ok */ AskReimbursementOutput;
export type AskReimbursementApiArg = AskReimbursementInput;
export type GetReimbursementApiResponse =
  /** status 200 ok */ ReimbursementDetail;
export type GetReimbursementApiArg = number;
export type ListReimbursementsApiResponse =
  /** status 200 ok */ ListReimbursementsOutput;
export type ListReimbursementsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "personName"
      | "docket"
      | "day"
      | "categoryName"
      | "amount"
      | "granted"
      | "paid"
      | "state"
      | "trip"
      | "paidOn"
      | "siteName"
      | "areaName"
      | "createdAt";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "personId"
      | "personName"
      | "docket"
      | "categoryId"
      | "day"
      | "amount"
      | "granted"
      | "paid"
      | "state"
      | "trip"
      | "paidBy"
      | "paidOn"
      | "siteId"
      | "areaId"
      | "hasReceipt"
      | "mine"
      | "createdAt";
    operator:
      | "is"
      | "not"
      | "in"
      | "contains"
      | "starts"
      | "from"
      | "to"
      | "between"
      | "empty";
    value: (string | number | boolean) | (string | number | boolean)[];
  }[];
  search?: string;
};
export type PayReimbursementsApiResponse = /** status 200 ok */ BulkOutput;
export type PayReimbursementsApiArg = PayReimbursementsInput;
export type ResendReimbursementApiResponse =
  /** status 200 ok */ ReimbursementDetail;
export type ResendReimbursementApiArg = ResendReimbursementInput;
export type WithdrawReimbursementApiResponse =
  /** status 200 ok */ ReimbursementDetail;
export type WithdrawReimbursementApiArg = WithdrawReimbursementInput;
export type AskReimbursementOutput = {
  id: number;
};
export type AskReimbursementInput = {
  categoryId: number;
  day: string;
  amount?: string | null;
  kilometres?: string | null;
  description?: string;
  trip?: string;
  tax?: string | null;
  issuer?: string | null;
  invoiceType?:
    | (
        | "invoiceA"
        | "invoiceB"
        | "invoiceC"
        | "invoiceM"
        | "ticketA"
        | "ticketB"
        | "ticketC"
        | "ticket"
        | "receiptA"
        | "receiptB"
        | "receiptC"
        | "other"
      )
    | null;
  invoiceNumber?: string;
  file?: Blob;
};
export type AttachedFile = {
  name: string;
  mime: string;
  url: string;
  previewUrl: string | null;
};
export type RepeatedReceipt = {
  text: string;
  path: string | null;
};
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type ReimbursementEvent = {
  id: number;
  kind:
    | "asked"
    | "cut"
    | "returned"
    | "approved"
    | "rejected"
    | "expired"
    | "withdrawn"
    | "paid"
    | "unpaid";
  who: PersonRef | null;
  reason: string | null;
  at: string;
};
export type ReimbursementDetail = {
  id: number;
  version: number;
  personId: number;
  personName: string;
  docket: string;
  imageUrl: string;
  siteName: string;
  areaName: string;
  categoryId: number;
  categoryName: string;
  day: string;
  amount: string;
  kilometres: string | null;
  kmRate: string | null;
  description: string;
  trip: string;
  tax: string | null;
  issuer: string | null;
  invoiceType:
    | (
        | "invoiceA"
        | "invoiceB"
        | "invoiceC"
        | "invoiceM"
        | "ticketA"
        | "ticketB"
        | "ticketC"
        | "ticket"
        | "receiptA"
        | "receiptB"
        | "receiptC"
        | "other"
      )
    | null;
  invoiceNumber: string;
  granted: string;
  cutReason: string;
  hasReceipt: boolean;
  state: "draft" | "pending" | "approved" | "paid" | "rejected" | "cancelled";
  approved: string | null;
  paid: string | null;
  paidBy: ("run" | "transfer") | null;
  paidOn: string | null;
  createdAt: string;
  receipt: AttachedFile | null;
  repeated: RepeatedReceipt[];
  history: ReimbursementEvent[];
  requestId: number | null;
  actions: ("resend" | "withdraw" | "pay" | "unpay")[];
};
export type ReimbursementRow = {
  id: number;
  version: number;
  personId: number;
  personName: string;
  docket: string;
  imageUrl: string;
  siteName: string;
  areaName: string;
  categoryId: number;
  categoryName: string;
  day: string;
  amount: string;
  kilometres: string | null;
  kmRate: string | null;
  description: string;
  trip: string;
  tax: string | null;
  issuer: string | null;
  invoiceType:
    | (
        | "invoiceA"
        | "invoiceB"
        | "invoiceC"
        | "invoiceM"
        | "ticketA"
        | "ticketB"
        | "ticketC"
        | "ticket"
        | "receiptA"
        | "receiptB"
        | "receiptC"
        | "other"
      )
    | null;
  invoiceNumber: string;
  granted: string;
  cutReason: string;
  hasReceipt: boolean;
  state: "draft" | "pending" | "approved" | "paid" | "rejected" | "cancelled";
  approved: string | null;
  paid: string | null;
  paidBy: ("run" | "transfer") | null;
  paidOn: string | null;
  createdAt: string;
};
export type ListReimbursementsOutput = {
  rows: ReimbursementRow[];
  total: number;
  atLeast?: boolean;
};
export type BulkResult = {
  id: number;
  label: string;
  ok: boolean;
  message: string | null;
  undo?: {
    [key: string]: unknown;
  };
};
export type BulkOutput = {
  jobId: string | null;
  done: number;
  refused: number;
  results: BulkResult[];
};
export type PayReimbursementsInput = {
  selection:
    | {
        kind: "rows";
        ids: number[];
      }
    | {
        kind: "filtered";
        filters?: {
          field:
            | "personId"
            | "personName"
            | "docket"
            | "categoryId"
            | "day"
            | "amount"
            | "granted"
            | "paid"
            | "state"
            | "trip"
            | "paidBy"
            | "paidOn"
            | "siteId"
            | "areaId"
            | "hasReceipt"
            | "mine"
            | "createdAt";
          operator:
            | "is"
            | "not"
            | "in"
            | "contains"
            | "starts"
            | "from"
            | "to"
            | "between"
            | "empty";
          value: (string | number | boolean) | (string | number | boolean)[];
        }[];
        search?: string;
        except?: number[];
      };
  move:
    | {
        kind: "pay";
        paidOn: string;
      }
    | {
        kind: "unpay";
        reason: string;
      };
};
export type ResendReimbursementInput = {
  categoryId: number;
  day: string;
  amount?: string | null;
  kilometres?: string | null;
  description?: string;
  trip?: string;
  tax?: string | null;
  issuer?: string | null;
  invoiceType?:
    | (
        | "invoiceA"
        | "invoiceB"
        | "invoiceC"
        | "invoiceM"
        | "ticketA"
        | "ticketB"
        | "ticketC"
        | "ticket"
        | "receiptA"
        | "receiptB"
        | "receiptC"
        | "other"
      )
    | null;
  invoiceNumber?: string;
  id: number;
  version: number;
  file?: Blob;
};
export type WithdrawReimbursementInput = {
  id: number;
  version: number;
};
export const {
  useAskReimbursementMutation,
  useGetReimbursementQuery,
  useLazyGetReimbursementQuery,
  useListReimbursementsQuery,
  useLazyListReimbursementsQuery,
  usePayReimbursementsMutation,
  useResendReimbursementMutation,
  useWithdrawReimbursementMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    askReimbursement: { invalidatesTags: resolveTags([{ type: 'Reimbursement', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    getReimbursement: { providesTags: resolveTags([{ type: 'Reimbursement', id: 'input.id' }]) },
    listReimbursements: { providesTags: resolveTags([{ type: 'Reimbursement', id: 'LIST' }, { type: 'Reimbursement', id: 'output.rows' }]) },
    payReimbursements: { invalidatesTags: resolveTags([{ type: 'Reimbursement', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    resendReimbursement: { invalidatesTags: resolveTags([{ type: 'Reimbursement', id: 'input.id' }, { type: 'Reimbursement', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    withdrawReimbursement: { invalidatesTags: resolveTags([{ type: 'Reimbursement', id: 'input.id' }, { type: 'Reimbursement', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
  },
});
