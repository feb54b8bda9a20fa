// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRendition: build.query<GetRenditionApiResponse, GetRenditionApiArg>({
      query: (queryArg) => ({
        url: `/rendicion.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    handInRendition: build.mutation<
      HandInRenditionApiResponse,
      HandInRenditionApiArg
    >({
      query: (queryArg) => ({
        url: `/rendicion.presentar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listRenditions: build.query<
      ListRenditionsApiResponse,
      ListRenditionsApiArg
    >({
      query: (queryArg) => ({
        url: `/rendicion.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    openRendition: build.mutation<
      OpenRenditionApiResponse,
      OpenRenditionApiArg
    >({
      query: (queryArg) => ({
        url: `/rendicion.abrir`,
        method: "POST",
        body: queryArg,
      }),
    }),
    payRenditions: build.mutation<
      PayRenditionsApiResponse,
      PayRenditionsApiArg
    >({
      query: (queryArg) => ({
        url: `/rendicion.pagarVarias`,
        method: "POST",
        body: queryArg,
      }),
    }),
    resendRendition: build.mutation<
      ResendRenditionApiResponse,
      ResendRenditionApiArg
    >({
      query: (queryArg) => ({
        url: `/rendicion.corregir`,
        method: "POST",
        body: queryArg,
      }),
    }),
    withdrawRendition: build.mutation<
      WithdrawRenditionApiResponse,
      WithdrawRenditionApiArg
    >({
      query: (queryArg) => ({
        url: `/rendicion.cancelar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    addRenditionLine: build.mutation<
      AddRenditionLineApiResponse,
      AddRenditionLineApiArg
    >({
      query: (queryArg) => ({
        url: `/rendicion.agregarGasto`,
        method: "POST",
        body: queryArg,
      }),
    }),
    changeRenditionLine: build.mutation<
      ChangeRenditionLineApiResponse,
      ChangeRenditionLineApiArg
    >({
      query: (queryArg) => ({
        url: `/rendicion.cambiarGasto`,
        method: "POST",
        body: queryArg,
      }),
    }),
    removeRenditionLine: build.mutation<
      RemoveRenditionLineApiResponse,
      RemoveRenditionLineApiArg
    >({
      query: (queryArg) => ({
        url: `/rendicion.quitarGasto`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as renditionsApi };
export type GetRenditionApiResponse = /** status 200 ok */ RenditionDetail;
export type GetRenditionApiArg = number;
export type HandInRenditionApiResponse = /** status 200 ok */ RenditionDetail;
export type HandInRenditionApiArg = HandInRenditionInput;
export type ListRenditionsApiResponse =
  /** status 200 ok */ ListRenditionsOutput;
export type ListRenditionsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "personName"
      | "docket"
      | "title"
      | "trip"
      | "paid"
      | "spent"
      | "sanctioned"
      | "balance"
      | "state"
      | "settledOn"
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
      | "title"
      | "trip"
      | "paid"
      | "spent"
      | "sanctioned"
      | "balance"
      | "state"
      | "settledBy"
      | "settledOn"
      | "spentOn"
      | "siteId"
      | "areaId"
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
export type OpenRenditionApiResponse = /** status 200 ok */ OpenRenditionOutput;
export type OpenRenditionApiArg = OpenRenditionInput;
export type PayRenditionsApiResponse = /** status 200 ok */ BulkOutput;
export type PayRenditionsApiArg = PayRenditionsInput;
export type ResendRenditionApiResponse = /** status 200 ok */ RenditionDetail;
export type ResendRenditionApiArg = ResendRenditionInput;
export type WithdrawRenditionApiResponse = /** status 200 ok */ RenditionDetail;
export type WithdrawRenditionApiArg = WithdrawRenditionInput;
export type AddRenditionLineApiResponse =
  /** status 200 ok */ AddRenditionLineOutput;
export type AddRenditionLineApiArg = AddRenditionLineInput;
export type ChangeRenditionLineApiResponse =
  /** status 200 ok */ RenditionDetail;
export type ChangeRenditionLineApiArg = ChangeRenditionLineInput;
export type RemoveRenditionLineApiResponse =
  /** status 200 ok */ RenditionDetail;
export type RemoveRenditionLineApiArg = RemoveRenditionLineInput;
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
export type RenditionLine = {
  id: number;
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
  receipt: AttachedFile | null;
  repeated: RepeatedReceipt[];
};
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type RenditionEvent = {
  id: number;
  kind:
    | "asked"
    | "opened"
    | "granted"
    | "paid"
    | "unpaid"
    | "handed"
    | "cut"
    | "returned"
    | "approved"
    | "rejected"
    | "expired"
    | "withdrawn"
    | "calledOff"
    | "settled"
    | "unsettled"
    | "skipped";
  who: PersonRef | null;
  reason: string | null;
  at: string;
};
export type RenditionDetail = {
  id: number;
  version: number;
  personId: number;
  personName: string;
  docket: string;
  imageUrl: string;
  siteName: string;
  areaName: string;
  title: string;
  trip: string;
  asked: string | null;
  paid: string;
  claimed: string;
  returned: string;
  spent: string;
  sanctioned: string;
  balance: string;
  state:
    | "draft"
    | "pending"
    | "toPay"
    | "open"
    | "handed"
    | "approved"
    | "settled"
    | "rejected"
    | "cancelled";
  advancePaidBy: ("run" | "transfer") | null;
  advancePaidOn: string | null;
  settledBy: ("run" | "transfer" | "even") | null;
  settledOn: string | null;
  createdAt: string;
  lines: RenditionLine[];
  history: RenditionEvent[];
  requestId: number | null;
  actions: (
    | "resend"
    | "withdraw"
    | "lines"
    | "handIn"
    | "payAdvance"
    | "callOff"
    | "unpayAdvance"
    | "settle"
    | "unsettle"
  )[];
};
export type HandInRenditionInput = {
  id: number;
  version: number;
};
export type RenditionRow = {
  id: number;
  version: number;
  personId: number;
  personName: string;
  docket: string;
  imageUrl: string;
  siteName: string;
  areaName: string;
  title: string;
  trip: string;
  asked: string | null;
  paid: string;
  claimed: string;
  returned: string;
  spent: string;
  sanctioned: string;
  balance: string;
  state:
    | "draft"
    | "pending"
    | "toPay"
    | "open"
    | "handed"
    | "approved"
    | "settled"
    | "rejected"
    | "cancelled";
  advancePaidBy: ("run" | "transfer") | null;
  advancePaidOn: string | null;
  settledBy: ("run" | "transfer" | "even") | null;
  settledOn: string | null;
  createdAt: string;
};
export type ListRenditionsOutput = {
  rows: RenditionRow[];
  total: number;
  atLeast?: boolean;
};
export type OpenRenditionOutput = {
  id: number;
};
export type OpenRenditionInput = {
  title: string;
  trip?: string;
  asked?: string | null;
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
export type PayRenditionsInput = {
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
            | "title"
            | "trip"
            | "paid"
            | "spent"
            | "sanctioned"
            | "balance"
            | "state"
            | "settledBy"
            | "settledOn"
            | "spentOn"
            | "siteId"
            | "areaId"
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
      }
    | {
        kind: "callOff";
        reason: string;
      };
};
export type ResendRenditionInput = {
  title: string;
  trip?: string;
  asked?: string | null;
  id: number;
  version: number;
};
export type WithdrawRenditionInput = {
  id: number;
  version: number;
};
export type AddRenditionLineOutput = {
  lineId: number;
};
export type AddRenditionLineInput = {
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
  file?: Blob;
};
export type ChangeRenditionLineInput = {
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
  lineId: number;
  file?: Blob;
};
export type RemoveRenditionLineInput = {
  id: number;
  version: number;
  lineId: number;
};
export const {
  useGetRenditionQuery,
  useLazyGetRenditionQuery,
  useHandInRenditionMutation,
  useListRenditionsQuery,
  useLazyListRenditionsQuery,
  useOpenRenditionMutation,
  usePayRenditionsMutation,
  useResendRenditionMutation,
  useWithdrawRenditionMutation,
  useAddRenditionLineMutation,
  useChangeRenditionLineMutation,
  useRemoveRenditionLineMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    getRendition: { providesTags: resolveTags([{ type: 'Rendition', id: 'input.id' }]) },
    handInRendition: { invalidatesTags: resolveTags([{ type: 'Rendition', id: 'input.id' }, { type: 'Rendition', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    listRenditions: { providesTags: resolveTags([{ type: 'Rendition', id: 'LIST' }, { type: 'Rendition', id: 'output.rows' }]) },
    openRendition: { invalidatesTags: resolveTags([{ type: 'Rendition', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    payRenditions: { invalidatesTags: resolveTags([{ type: 'Rendition', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    resendRendition: { invalidatesTags: resolveTags([{ type: 'Rendition', id: 'input.id' }, { type: 'Rendition', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    withdrawRendition: { invalidatesTags: resolveTags([{ type: 'Rendition', id: 'input.id' }, { type: 'Rendition', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    addRenditionLine: { invalidatesTags: resolveTags([{ type: 'Rendition', id: 'input.id' }, { type: 'Rendition', id: 'LIST' }]) },
    changeRenditionLine: { invalidatesTags: resolveTags([{ type: 'Rendition', id: 'input.id' }, { type: 'Rendition', id: 'LIST' }]) },
    removeRenditionLine: { invalidatesTags: resolveTags([{ type: 'Rendition', id: 'input.id' }, { type: 'Rendition', id: 'LIST' }]) },
  },
});
