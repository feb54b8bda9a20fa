// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as receiptsApi };
export type CorrectReceiptPieceApiResponse = /** status 200 ok */ ReceiptPiece;
export type CorrectReceiptPieceApiArg = CorrectReceiptPieceInput;
export type CreateReceiptBatchApiResponse = /** status 200 ok */ ReceiptBatch;
export type CreateReceiptBatchApiArg = CreateReceiptBatchInput;
export type DiscardReceiptBatchApiResponse = /** status 200 ok */ Done;
export type DiscardReceiptBatchApiArg = DiscardReceiptBatchInput;
export type GetReceiptBatchApiResponse = /** status 200 ok */ ReceiptBatch;
export type GetReceiptBatchApiArg = number;
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
    field: "batchId" | "outcome" | "personName" | "docket" | "corrected";
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
};
export type CorrectReceiptPieceInput = {
  id: number;
  version: number;
  personId: number | null;
};
export type ReceiptKind = "monthly" | "sac" | "vacation" | "final" | "other";
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
export type Done = {
  ok: true;
};
export type DiscardReceiptBatchInput = {
  id: number;
  version: number;
};
export type ListReceiptBatchesOutput = {
  rows: ReceiptBatch[];
  total: number;
  atLeast?: boolean;
};
export type ListReceiptPiecesOutput = {
  rows: ReceiptPiece[];
  total: number;
  atLeast?: boolean;
};
export const {
  useCorrectReceiptPieceMutation,
  useCreateReceiptBatchMutation,
  useDiscardReceiptBatchMutation,
  useGetReceiptBatchQuery,
  useListReceiptBatchesQuery,
  useListReceiptPiecesQuery,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    correctReceiptPiece: { invalidatesTags: resolveTags([{ type: 'ReceiptBatch', id: 'LIST' }]) },
    createReceiptBatch: { invalidatesTags: resolveTags([{ type: 'ReceiptBatch', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    discardReceiptBatch: { invalidatesTags: resolveTags([{ type: 'ReceiptBatch', id: 'LIST' }]) },
    getReceiptBatch: { providesTags: resolveTags([{ type: 'ReceiptBatch', id: 'input.id' }, { type: 'ReceiptBatch', id: 'LIST' }]) },
    listReceiptBatches: { providesTags: resolveTags([{ type: 'ReceiptBatch', id: 'LIST' }]) },
    listReceiptPieces: { providesTags: resolveTags([{ type: 'ReceiptBatch', id: 'LIST' }]) },
  },
});
