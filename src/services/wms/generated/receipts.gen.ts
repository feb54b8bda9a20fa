// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReceipt: build.query<GetReceiptApiResponse, GetReceiptApiArg>({
      query: (queryArg) => ({
        url: `/recibo.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listReceipts: build.query<ListReceiptsApiResponse, ListReceiptsApiArg>({
      query: (queryArg) => ({
        url: `/recibo.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    openReceipt: build.mutation<OpenReceiptApiResponse, OpenReceiptApiArg>({
      query: (queryArg) => ({
        url: `/recibo.abrir`,
        method: "POST",
        body: queryArg,
      }),
    }),
    remindReceipts: build.mutation<
      RemindReceiptsApiResponse,
      RemindReceiptsApiArg
    >({
      query: (queryArg) => ({
        url: `/recibo.recordar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    replaceReceipt: build.mutation<
      ReplaceReceiptApiResponse,
      ReplaceReceiptApiArg
    >({
      query: (queryArg) => ({
        url: `/recibo.reemplazar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    createReceiptBatch: build.mutation<
      CreateReceiptBatchApiResponse,
      CreateReceiptBatchApiArg
    >({
      query: (queryArg) => ({
        url: `/loteRecibos.crear`,
        method: "POST",
        body: queryArg,
      }),
    }),
    discardReceiptBatch: build.mutation<
      DiscardReceiptBatchApiResponse,
      DiscardReceiptBatchApiArg
    >({
      query: (queryArg) => ({
        url: `/loteRecibos.descartar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getReceiptBatch: build.query<
      GetReceiptBatchApiResponse,
      GetReceiptBatchApiArg
    >({
      query: (queryArg) => ({
        url: `/loteRecibos.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    getReceiptCampaign: build.query<
      GetReceiptCampaignApiResponse,
      GetReceiptCampaignApiArg
    >({
      query: (queryArg) => ({
        url: `/campaniaRecibos.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listReceiptBatches: build.query<
      ListReceiptBatchesApiResponse,
      ListReceiptBatchesApiArg
    >({
      query: (queryArg) => ({
        url: `/loteRecibos.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    listReceiptCampaigns: build.query<
      ListReceiptCampaignsApiResponse,
      ListReceiptCampaignsApiArg
    >({
      query: (queryArg) => ({
        url: `/campaniaRecibos.listar`,
        params: {
          page: queryArg,
        },
      }),
    }),
    publishReceiptBatch: build.mutation<
      PublishReceiptBatchApiResponse,
      PublishReceiptBatchApiArg
    >({
      query: (queryArg) => ({
        url: `/loteRecibos.publicar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    correctReceiptPiece: build.mutation<
      CorrectReceiptPieceApiResponse,
      CorrectReceiptPieceApiArg
    >({
      query: (queryArg) => ({
        url: `/loteRecibos.corregirParte`,
        method: "POST",
        body: queryArg,
      }),
    }),
    joinReceiptPiece: build.mutation<
      JoinReceiptPieceApiResponse,
      JoinReceiptPieceApiArg
    >({
      query: (queryArg) => ({
        url: `/loteRecibos.unirHojas`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listReceiptPieces: build.query<
      ListReceiptPiecesApiResponse,
      ListReceiptPiecesApiArg
    >({
      query: (queryArg) => ({
        url: `/loteRecibos.listarPartes`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    splitReceiptPiece: build.mutation<
      SplitReceiptPieceApiResponse,
      SplitReceiptPieceApiArg
    >({
      query: (queryArg) => ({
        url: `/loteRecibos.separarHojas`,
        method: "POST",
        body: queryArg,
      }),
    }),
    answerReceipt: build.mutation<
      AnswerReceiptApiResponse,
      AnswerReceiptApiArg
    >({
      query: (queryArg) => ({
        url: `/recibo.responder`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listPeopleWithoutReceipt: build.query<
      ListPeopleWithoutReceiptApiResponse,
      ListPeopleWithoutReceiptApiArg
    >({
      query: (queryArg) => ({
        url: `/recibo.listarSinRecibo`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    signReceipt: build.mutation<SignReceiptApiResponse, SignReceiptApiArg>({
      query: (queryArg) => ({
        url: `/recibo.firmar`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as receiptsApi };
export type GetReceiptApiResponse = /** status 200 ok */ ReceiptRow;
export type GetReceiptApiArg = number;
export type ListReceiptsApiResponse = /** status 200 ok */ ListReceiptsOutput;
export type ListReceiptsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "period"
      | "personName"
      | "docket"
      | "state"
      | "dueOn"
      | "publishedAt"
      | "openedAt"
      | "doneAt"
      | "siteName"
      | "areaName";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "mine"
      | "toSign"
      | "unanswered"
      | "batchId"
      | "period"
      | "kind"
      | "state"
      | "overdue"
      | "dueOn"
      | "publishedAt"
      | "openedAt"
      | "doneAt"
      | "personId"
      | "personName"
      | "docket"
      | "siteId"
      | "areaId";
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
export type OpenReceiptApiResponse = /** status 200 ok */ Done;
export type OpenReceiptApiArg = OpenReceiptInput;
export type RemindReceiptsApiResponse = /** status 200 ok */ BulkOutput;
export type RemindReceiptsApiArg = RemindReceiptsInput;
export type ReplaceReceiptApiResponse = /** status 200 ok */ ReceiptRow;
export type ReplaceReceiptApiArg = ReplaceReceiptInput;
export type CreateReceiptBatchApiResponse = /** status 200 ok */ ReceiptBatch;
export type CreateReceiptBatchApiArg = CreateReceiptBatchInput;
export type DiscardReceiptBatchApiResponse = /** status 200 ok */ Done;
export type DiscardReceiptBatchApiArg = DiscardReceiptBatchInput;
export type GetReceiptBatchApiResponse = /** status 200 ok */ ReceiptBatch;
export type GetReceiptBatchApiArg = number;
export type GetReceiptCampaignApiResponse =
  /** status 200 ok */ GetReceiptCampaignOutput;
export type GetReceiptCampaignApiArg = number;
export type ListReceiptBatchesApiResponse =
  /** status 200 ok */ ListReceiptBatchesOutput;
export type ListReceiptBatchesApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "createdAt" | "period";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "state" | "period" | "kind";
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
export type ListReceiptCampaignsApiResponse =
  /** status 200 ok */ ListReceiptCampaignsOutput;
export type ListReceiptCampaignsApiArg = number | undefined;
export type PublishReceiptBatchApiResponse = /** status 200 ok */ ReceiptBatch;
export type PublishReceiptBatchApiArg = PublishReceiptBatchInput;
export type CorrectReceiptPieceApiResponse = /** status 200 ok */ ReceiptPiece;
export type CorrectReceiptPieceApiArg = CorrectReceiptPieceInput;
export type JoinReceiptPieceApiResponse = /** status 200 ok */ ReceiptPiece;
export type JoinReceiptPieceApiArg = JoinReceiptPieceInput;
export type ListReceiptPiecesApiResponse =
  /** status 200 ok */ ListReceiptPiecesOutput;
export type ListReceiptPiecesApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "position" | "personName" | "docket" | "outcome";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "id" | "batchId" | "outcome" | "personName" | "docket" | "corrected";
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
export type SplitReceiptPieceApiResponse = /** status 200 ok */ ReceiptPiece;
export type SplitReceiptPieceApiArg = SplitReceiptPieceInput;
export type AnswerReceiptApiResponse = /** status 200 ok */ ReceiptRow;
export type AnswerReceiptApiArg = AnswerReceiptInput;
export type ListPeopleWithoutReceiptApiResponse =
  /** status 200 ok */ ListPeopleWithoutReceiptOutput;
export type ListPeopleWithoutReceiptApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "personName" | "docket" | "hireDate" | "siteName" | "areaName";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "batchId"
      | "lastMonth"
      | "personName"
      | "docket"
      | "siteId"
      | "areaId"
      | "hireDate";
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
export type SignReceiptApiResponse = /** status 200 ok */ ReceiptRow;
export type SignReceiptApiArg = SignReceiptInput;
export type ReceiptKind =
  | "monthly"
  | "sac"
  | "fortnight"
  | "vacation"
  | "final"
  | "adjustment"
  | "supplementary"
  | "other";
export type ReceiptState =
  "pending" | "opened" | "signed" | "dissented" | "cancelled";
export type RejectedTransfer = {
  on: string;
  paidOn: string | null;
};
export type AttachedFile = {
  name: string;
  mime: string;
  url: string;
  previewUrl: string | null;
};
export type ReceiptRow = {
  id: number;
  version: number;
  signatureVersion: number;
  personId: number;
  personName: string;
  docket: string;
  imageUrl: string;
  siteName: string;
  areaName: string;
  batchId: number;
  title: string;
  period: string;
  kind: ReceiptKind;
  number: number;
  state: ReceiptState;
  dueOn: string;
  overdue: boolean;
  publishedAt: string;
  openedAt: string | null;
  doneAt: string | null;
  remindedAt: string | null;
  reason: string;
  answer: string;
  answeredAt: string | null;
  answeredBy: string | null;
  netPay: string | null;
  replacesId: number | null;
  replacedById: number | null;
  reversesId: number | null;
  reversedById: number | null;
  rejected: RejectedTransfer | null;
  file: AttachedFile;
  code: string;
};
export type ListReceiptsOutput = {
  rows: ReceiptRow[];
  total: number;
  atLeast?: boolean;
};
export type Done = {
  ok: true;
};
export type OpenReceiptInput = {
  id: number;
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
export type RemindReceiptsInput = {
  selection:
    | {
        kind: "rows";
        ids: number[];
      }
    | {
        kind: "filtered";
        filters?: {
          field:
            | "mine"
            | "toSign"
            | "unanswered"
            | "batchId"
            | "period"
            | "kind"
            | "state"
            | "overdue"
            | "dueOn"
            | "publishedAt"
            | "openedAt"
            | "doneAt"
            | "personId"
            | "personName"
            | "docket"
            | "siteId"
            | "areaId";
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
};
export type ReplaceReceiptInput = {
  id: number;
  version: number;
  file: string;
  dueOn: string;
  evenSo?: boolean;
};
export type ReceiptBatchState =
  "reading" | "ready" | "publishing" | "published" | "failed" | "discarded";
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type ReceiptBatch = {
  period: string;
  kind: ReceiptKind;
  number: number;
  title: string;
  dueOn: string;
  id: number;
  version: number;
  state: ReceiptBatchState;
  fileNames: string[];
  pages: number;
  counts: {
    matched: number;
    doubtful: number;
    unmatched: number;
    out: number;
  };
  problem: string;
  jobId: string | null;
  author: PersonRef | null;
  createdAt: string;
  publishedAt: string | null;
};
export type CreateReceiptBatchInput = {
  period: string;
  kind: ReceiptKind;
  number?: number;
  title: string;
  dueOn: string;
  files: string[];
};
export type DiscardReceiptBatchInput = {
  id: number;
  version: number;
};
export type ReceiptCoverage = {
  published: number;
  opened: number;
  signed: number;
  dissented: number;
  unanswered: number;
  overdue: number;
  siteId: number;
  siteName: string;
  areaId: number;
  areaName: string;
};
export type GetReceiptCampaignOutput = {
  published: number;
  opened: number;
  signed: number;
  dissented: number;
  unanswered: number;
  overdue: number;
  id: number;
  title: string;
  period: string;
  kind: ReceiptKind;
  dueOn: string;
  publishedAt: string;
  places: ReceiptCoverage[];
};
export type ListReceiptBatchesOutput = {
  rows: ReceiptBatch[];
  total: number;
  atLeast?: boolean;
};
export type ReceiptCampaign = {
  published: number;
  opened: number;
  signed: number;
  dissented: number;
  unanswered: number;
  overdue: number;
  id: number;
  title: string;
  period: string;
  kind: ReceiptKind;
  dueOn: string;
  publishedAt: string;
};
export type ListReceiptCampaignsOutput = {
  rows: ReceiptCampaign[];
  total: number;
};
export type PublishReceiptBatchInput = {
  id: number;
  version: number;
  undecided?: number;
};
export type PieceOutcome = "matched" | "doubtful" | "unmatched" | "out";
export type ReceiptPiece = {
  id: number;
  version: number;
  batchId: number;
  fileName: string;
  fileUrl: string;
  fromPage: number;
  toPage: number;
  cuil: string;
  docket: string;
  name: string;
  personId: number | null;
  personName: string | null;
  personDocket: string | null;
  imageUrl: string | null;
  outcome: PieceOutcome;
  reason: string;
  corrected: boolean;
  before: {
    version: number;
    fromPage: number;
    toPage: number;
    personName: string | null;
  } | null;
};
export type CorrectReceiptPieceInput = {
  id: number;
  version: number;
  personId: number | null;
  otherCuil?: boolean;
};
export type JoinReceiptPieceInput = {
  id: number;
  version: number;
  beforeVersion: number;
};
export type ListReceiptPiecesOutput = {
  rows: ReceiptPiece[];
  total: number;
  atLeast?: boolean;
};
export type SplitReceiptPieceInput = {
  id: number;
  version: number;
  fromPage: number;
};
export type AnswerReceiptInput = {
  id: number;
  version: number;
  answer: string;
};
export type PersonWithoutReceipt = {
  id: number;
  docket: string;
  personName: string;
  imageUrl: string;
  siteId: number;
  siteName: string;
  areaId: number;
  areaName: string;
  hireDate: string;
  leaveDate: string | null;
};
export type ListPeopleWithoutReceiptOutput = {
  rows: PersonWithoutReceipt[];
  total: number;
  atLeast?: boolean;
};
export type SignReceiptInput = {
  outcome: "signed" | "dissented";
  reason?: string;
  clave: string;
  id: number;
  version: number;
};
export const {
  useGetReceiptQuery,
  useLazyGetReceiptQuery,
  useListReceiptsQuery,
  useLazyListReceiptsQuery,
  useOpenReceiptMutation,
  useRemindReceiptsMutation,
  useReplaceReceiptMutation,
  useCreateReceiptBatchMutation,
  useDiscardReceiptBatchMutation,
  useGetReceiptBatchQuery,
  useLazyGetReceiptBatchQuery,
  useGetReceiptCampaignQuery,
  useLazyGetReceiptCampaignQuery,
  useListReceiptBatchesQuery,
  useLazyListReceiptBatchesQuery,
  useListReceiptCampaignsQuery,
  useLazyListReceiptCampaignsQuery,
  usePublishReceiptBatchMutation,
  useCorrectReceiptPieceMutation,
  useJoinReceiptPieceMutation,
  useListReceiptPiecesQuery,
  useLazyListReceiptPiecesQuery,
  useSplitReceiptPieceMutation,
  useAnswerReceiptMutation,
  useListPeopleWithoutReceiptQuery,
  useLazyListPeopleWithoutReceiptQuery,
  useSignReceiptMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    getReceipt: { providesTags: resolveTags([{ type: 'Receipt', id: 'input.id' }, { type: 'Receipt', id: 'LIST' }]) },
    listReceipts: { providesTags: resolveTags([{ type: 'Receipt', id: 'LIST' }]) },
    openReceipt: { invalidatesTags: resolveTags([{ type: 'Receipt', id: 'LIST' }]) },
    remindReceipts: { invalidatesTags: resolveTags([{ type: 'Receipt', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    replaceReceipt: { invalidatesTags: resolveTags([{ type: 'Receipt', id: 'LIST' }, { type: 'ReceiptBatch', id: 'LIST' }]) },
    createReceiptBatch: { invalidatesTags: resolveTags([{ type: 'ReceiptBatch', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    discardReceiptBatch: { invalidatesTags: resolveTags([{ type: 'ReceiptBatch', id: 'LIST' }]) },
    getReceiptBatch: { providesTags: resolveTags([{ type: 'ReceiptBatch', id: 'input.id' }, { type: 'ReceiptBatch', id: 'LIST' }]) },
    getReceiptCampaign: { providesTags: resolveTags([{ type: 'Receipt', id: 'LIST' }]) },
    listReceiptBatches: { providesTags: resolveTags([{ type: 'ReceiptBatch', id: 'LIST' }]) },
    listReceiptCampaigns: { providesTags: resolveTags([{ type: 'Receipt', id: 'LIST' }]) },
    publishReceiptBatch: { invalidatesTags: resolveTags([{ type: 'ReceiptBatch', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    correctReceiptPiece: { invalidatesTags: resolveTags([{ type: 'ReceiptBatch', id: 'LIST' }]) },
    joinReceiptPiece: { invalidatesTags: resolveTags([{ type: 'ReceiptBatch', id: 'LIST' }]) },
    listReceiptPieces: { providesTags: resolveTags([{ type: 'ReceiptBatch', id: 'LIST' }]) },
    splitReceiptPiece: { invalidatesTags: resolveTags([{ type: 'ReceiptBatch', id: 'LIST' }]) },
    answerReceipt: { invalidatesTags: resolveTags([{ type: 'Receipt', id: 'LIST' }, { type: 'ReceiptBatch', id: 'LIST' }]) },
    listPeopleWithoutReceipt: { providesTags: resolveTags([{ type: 'Receipt', id: 'LIST' }, { type: 'ReceiptBatch', id: 'LIST' }, { type: 'Person', id: 'LIST' }]) },
    signReceipt: { invalidatesTags: resolveTags([{ type: 'Receipt', id: 'LIST' }, { type: 'ReceiptBatch', id: 'LIST' }]) },
  },
});
