// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    cancelStockCount: build.mutation<
      CancelStockCountApiResponse,
      CancelStockCountApiArg
    >({
      query: (queryArg) => ({
        url: `/conteo.cancelar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    closeStockCount: build.mutation<
      CloseStockCountApiResponse,
      CloseStockCountApiArg
    >({
      query: (queryArg) => ({
        url: `/conteo.cerrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getStockCount: build.query<GetStockCountApiResponse, GetStockCountApiArg>({
      query: (queryArg) => ({
        url: `/conteo.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listStockCounts: build.query<
      ListStockCountsApiResponse,
      ListStockCountsApiArg
    >({
      query: (queryArg) => ({
        url: `/conteo.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    previewStockCount: build.query<
      PreviewStockCountApiResponse,
      PreviewStockCountApiArg
    >({
      query: (queryArg) => ({
        url: `/conteo.anticipar`,
        params: {
          siteId: queryArg.siteId,
          blind: queryArg.blind,
          personIds: queryArg.personIds,
          onShift: queryArg.onShift,
          locationPrefix: queryArg.locationPrefix,
          productIds: queryArg.productIds,
          abcClasses: queryArg.abcClasses,
          notMovedSince: queryArg.notMovedSince,
          notCountedSince: queryArg.notCountedSince,
          dueBy: queryArg.dueBy,
          atRandom: queryArg.atRandom,
        },
      }),
    }),
    reverseStockCount: build.mutation<
      ReverseStockCountApiResponse,
      ReverseStockCountApiArg
    >({
      query: (queryArg) => ({
        url: `/conteo.revertir`,
        method: "POST",
        body: queryArg,
      }),
    }),
    startStockCount: build.mutation<
      StartStockCountApiResponse,
      StartStockCountApiArg
    >({
      query: (queryArg) => ({
        url: `/conteo.empezar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listCountLines: build.query<
      ListCountLinesApiResponse,
      ListCountLinesApiArg
    >({
      query: (queryArg) => ({
        url: `/conteo.listarLineas`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    settleCountLines: build.mutation<
      SettleCountLinesApiResponse,
      SettleCountLinesApiArg
    >({
      query: (queryArg) => ({
        url: `/conteo.resolverLineas`,
        method: "POST",
        body: queryArg,
      }),
    }),
    addFoundStock: build.mutation<
      AddFoundStockApiResponse,
      AddFoundStockApiArg
    >({
      query: (queryArg) => ({
        url: `/conteo.agregarHallado`,
        method: "POST",
        body: queryArg,
      }),
    }),
    countLineQuantity: build.mutation<
      CountLineQuantityApiResponse,
      CountLineQuantityApiArg
    >({
      query: (queryArg) => ({
        url: `/conteo.contar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getCountTasks: build.query<GetCountTasksApiResponse, GetCountTasksApiArg>({
      query: (queryArg) => ({
        url: `/conteo.recorrer`,
        params: {
          id: queryArg,
        },
      }),
    }),
    commentCount: build.mutation<CommentCountApiResponse, CommentCountApiArg>({
      query: (queryArg) => ({
        url: `/conteo.comentar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteCountComment: build.mutation<
      DeleteCountCommentApiResponse,
      DeleteCountCommentApiArg
    >({
      query: (queryArg) => ({
        url: `/conteo.borrarComentario`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listCountComments: build.query<
      ListCountCommentsApiResponse,
      ListCountCommentsApiArg
    >({
      query: (queryArg) => ({
        url: `/conteo.listarComentarios`,
        params: {
          countId: queryArg.countId,
          page: queryArg.page,
          size: queryArg.size,
        },
      }),
    }),
    getCountAccuracy: build.query<
      GetCountAccuracyApiResponse,
      GetCountAccuracyApiArg
    >({
      query: (queryArg) => ({
        url: `/conteo.obtenerExactitud`,
        params: {
          fromDay: queryArg.fromDay,
          toDay: queryArg.toDay,
          siteId: queryArg.siteId,
        },
      }),
    }),
    listDueStock: build.query<ListDueStockApiResponse, ListDueStockApiArg>({
      query: (queryArg) => ({
        url: `/conteo.listarPorContar`,
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
export { injectedRtkApi as countersApi };
export type CancelStockCountApiResponse = /** status 200 ok */ StockCountDetail;
export type CancelStockCountApiArg = CancelStockCountInput;
export type CloseStockCountApiResponse = /** status 200 ok */ StockCountDetail;
export type CloseStockCountApiArg = CloseStockCountInput;
export type GetStockCountApiResponse = /** status 200 ok */ StockCountDetail;
export type GetStockCountApiArg = number;
export type ListStockCountsApiResponse =
  /** status 200 ok */ ListStockCountsOutput;
export type ListStockCountsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "number"
      | "title"
      | "siteName"
      | "state"
      | "dueOn"
      | "lines"
      | "createdAt";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "number"
      | "title"
      | "siteId"
      | "state"
      | "blind"
      | "late"
      | "toCount"
      | "toSettle"
      | "dueOn"
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
export type PreviewStockCountApiResponse =
  /** status 200 ok */ StockCountPreview;
export type PreviewStockCountApiArg = {
  siteId: number;
  blind: boolean;
  personIds?: number[];
  onShift?: boolean;
  locationPrefix?: string;
  productIds?: number[];
  abcClasses?: ("A" | "B" | "C")[];
  notMovedSince?: string | null;
  notCountedSince?: string | null;
  dueBy?: string | null;
  atRandom?: number | null;
};
export type ReverseStockCountApiResponse =
  /** status 200 ok */ StockCountDetail;
export type ReverseStockCountApiArg = ReverseStockCountInput;
export type StartStockCountApiResponse = /** status 200 ok */ StockCountDetail;
export type StartStockCountApiArg = StartStockCountInput;
export type ListCountLinesApiResponse =
  /** status 200 ok */ ListCountLinesOutput;
export type ListCountLinesApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "locationCode"
      | "sku"
      | "productName"
      | "state"
      | "difference"
      | "abcClass";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "countId"
      | "locationCode"
      | "sku"
      | "productName"
      | "lotCode"
      | "state"
      | "difference"
      | "abcClass"
      | "cause";
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
export type SettleCountLinesApiResponse = /** status 200 ok */ BulkOutput;
export type SettleCountLinesApiArg = SettleCountLinesInput;
export type AddFoundStockApiResponse = /** status 200 ok */ CountOutcome;
export type AddFoundStockApiArg = AddFoundStockInput;
export type CountLineQuantityApiResponse = /** status 200 ok */ CountOutcome;
export type CountLineQuantityApiArg = CountLineQuantityInput;
export type GetCountTasksApiResponse = /** status 200 ok */ CountTasks;
export type GetCountTasksApiArg = number;
export type CommentCountApiResponse = /** status 200 ok */ RecordComment;
export type CommentCountApiArg = CommentCountInput;
export type DeleteCountCommentApiResponse = /** status 200 ok */ Done;
export type DeleteCountCommentApiArg = DeleteCountCommentInput;
export type ListCountCommentsApiResponse =
  /** status 200 ok */ ListCountCommentsOutput;
export type ListCountCommentsApiArg = {
  countId: number;
  page?: number;
  size?: number;
};
export type GetCountAccuracyApiResponse =
  /** status 200 ok */ GetCountAccuracyOutput;
export type GetCountAccuracyApiArg = {
  fromDay: string;
  toDay: string;
  siteId?: number | null;
};
export type ListDueStockApiResponse = /** status 200 ok */ ListDueStockOutput;
export type ListDueStockApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "countDueOn";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "siteId"
      | "locationCode"
      | "sku"
      | "productName"
      | "abcClass"
      | "lastCountedOn"
      | "countDueOn"
      | "overdue"
      | "counting";
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
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type StockCountDetail = {
  id: number;
  version: number;
  number: string;
  title: string;
  siteId: number;
  siteName: string;
  state: "counting" | "closed" | "reversed" | "cancelled";
  blind: boolean;
  dueOn: string;
  late: boolean;
  lines: number;
  pending: number;
  differing: number | null;
  awaiting: number | null;
  createdAt: string;
  onShift: boolean;
  note: string;
  reason: string;
  author: PersonRef | null;
  people: PersonRef[];
  closedAt: string | null;
  actions: ("count" | "find" | "settle" | "close" | "cancel" | "reverse")[];
};
export type CancelStockCountInput = {
  id: number;
  version: number;
  reason: string;
};
export type CloseStockCountInput = {
  id: number;
  version: number;
};
export type StockCount = {
  id: number;
  version: number;
  number: string;
  title: string;
  siteId: number;
  siteName: string;
  state: "counting" | "closed" | "reversed" | "cancelled";
  blind: boolean;
  dueOn: string;
  late: boolean;
  lines: number;
  pending: number;
  differing: number | null;
  awaiting: number | null;
  createdAt: string;
};
export type ListStockCountsOutput = {
  rows: StockCount[];
  total: number;
  atLeast?: boolean;
};
export type StockCountPreview = {
  lines: number;
  shelves: number;
  products: number;
  elsewhere: number;
  counters: number;
  dependent: number | null;
};
export type ReverseStockCountInput = {
  id: number;
  version: number;
  reason: string;
};
export type StartStockCountInput = {
  title: string;
  siteId: number;
  dueOn: string;
  blind: boolean;
  personIds?: number[];
  onShift?: boolean;
  locationPrefix?: string;
  productIds?: number[];
  abcClasses?: ("A" | "B" | "C")[];
  notMovedSince?: string | null;
  notCountedSince?: string | null;
  dueBy?: string | null;
  atRandom?: number | null;
  note?: string;
};
export type CountEntry = {
  id: number;
  round: number;
  person: PersonRef | null;
  at: string;
  quantity: number;
  damaged: number;
  expected: number;
  moved: boolean;
  independent: boolean;
  note: string;
  photoUrl: string | null;
};
export type CountLine = {
  id: number;
  stockId: number;
  locationCode: string;
  productId: number;
  sku: string;
  productName: string;
  unit: string;
  abcClass: "A" | "B" | "C";
  lotCode: string | null;
  expiresOn: string | null;
  state:
    | "pending"
    | "again"
    | "differs"
    | "approval"
    | "same"
    | "adjusted"
    | "accepted"
    | "missed";
  found: boolean;
  counted: number | null;
  expected: number | null;
  difference: number | null;
  value: string | null;
  damaged: number;
  moved: boolean;
  cause:
    | (
        | "misplaced"
        | "mispicked"
        | "receipt"
        | "damaged"
        | "miscounted"
        | "unknown"
      )
    | null;
  reason: string;
  entries: CountEntry[];
};
export type ListCountLinesOutput = {
  rows: CountLine[];
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
export type SettleCountLinesInput = {
  selection:
    | {
        kind: "rows";
        ids: number[];
      }
    | {
        kind: "filtered";
        filters?: {
          field:
            | "countId"
            | "locationCode"
            | "sku"
            | "productName"
            | "lotCode"
            | "state"
            | "difference"
            | "abcClass"
            | "cause";
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
  change:
    | {
        kind: "adjust";
        cause:
          | "misplaced"
          | "mispicked"
          | "receipt"
          | "damaged"
          | "miscounted"
          | "unknown";
        reason?: string;
      }
    | {
        kind: "leave";
        cause:
          | "misplaced"
          | "mispicked"
          | "receipt"
          | "damaged"
          | "miscounted"
          | "unknown";
        reason?: string;
      }
    | {
        kind: "again";
      };
};
export type CountOutcome = {
  lineId: number;
  outcome: "kept" | "moved";
};
export type AddFoundStockInput = {
  quantity: number;
  damaged?: number;
  note?: string;
  claimedAt: string;
  clockOffset?: number | null;
  photoHash?: string | null;
  sure?: boolean;
  id: number;
  location: string;
  product: string;
  lotCode?: string | null;
};
export type CountLineQuantityInput = {
  quantity: number;
  damaged?: number;
  note?: string;
  claimedAt: string;
  clockOffset?: number | null;
  photoHash?: string | null;
  sure?: boolean;
  id: number;
  lineId: number;
};
export type CountTask = {
  id: number;
  locationCode: string;
  locationBarcode: string;
  productId: number;
  sku: string;
  barcode: string | null;
  productName: string;
  unit: string;
  lotCode: string | null;
  expiresOn: string | null;
  round: number;
  expected: number | null;
  counted: number | null;
  barred: ("moved" | "countedFirst" | "offShift") | null;
};
export type CountTasks = {
  rows: CountTask[];
  total: number;
};
export type AttachedFile = {
  name: string;
  mime: string;
  url: string;
  previewUrl: string | null;
};
export type RecordComment = {
  id: number;
  author: PersonRef;
  body: string;
  files: AttachedFile[];
  createdAt: string;
  canDelete: boolean;
};
export type CommentCountInput = {
  countId: number;
  body?: string;
  files?: string[];
};
export type Done = {
  ok: true;
};
export type DeleteCountCommentInput = {
  id: number;
  countId: number;
};
export type ListCountCommentsOutput = {
  rows: RecordComment[];
  total: number;
  atLeast?: boolean;
};
export type AccuracyPart = {
  key: string;
  label: string;
  lines: number;
  counted: number;
  exact: number;
  missed: number;
  over: number;
  short: number;
};
export type GetCountAccuracyOutput = {
  total: AccuracyPart;
  byMonth: AccuracyPart[];
  bySite: AccuracyPart[];
  byZone: AccuracyPart[];
  byClass: AccuracyPart[];
  byCause: AccuracyPart[];
  byShift: AccuracyPart[];
};
export type DueStock = {
  id: number;
  siteId: number;
  siteName: string;
  locationCode: string;
  productId: number;
  sku: string;
  productName: string;
  abcClass: "A" | "B" | "C";
  lotCode: string | null;
  lastCountedOn: string | null;
  countDueOn: string | null;
  overdue: boolean;
  counting: {
    id: number;
    number: string;
  } | null;
};
export type ListDueStockOutput = {
  rows: DueStock[];
  total: number;
  atLeast?: boolean;
};
export const {
  useCancelStockCountMutation,
  useCloseStockCountMutation,
  useGetStockCountQuery,
  useLazyGetStockCountQuery,
  useListStockCountsQuery,
  useLazyListStockCountsQuery,
  usePreviewStockCountQuery,
  useLazyPreviewStockCountQuery,
  useReverseStockCountMutation,
  useStartStockCountMutation,
  useListCountLinesQuery,
  useLazyListCountLinesQuery,
  useSettleCountLinesMutation,
  useAddFoundStockMutation,
  useCountLineQuantityMutation,
  useGetCountTasksQuery,
  useLazyGetCountTasksQuery,
  useCommentCountMutation,
  useDeleteCountCommentMutation,
  useListCountCommentsQuery,
  useLazyListCountCommentsQuery,
  useGetCountAccuracyQuery,
  useLazyGetCountAccuracyQuery,
  useListDueStockQuery,
  useLazyListDueStockQuery,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    cancelStockCount: { invalidatesTags: resolveTags([{ type: 'StockCount', id: 'input.id' }, { type: 'StockCount', id: 'LIST' }, { type: 'Stock', id: 'LIST' }]) },
    closeStockCount: { invalidatesTags: resolveTags([{ type: 'StockCount', id: 'input.id' }, { type: 'StockCount', id: 'LIST' }, { type: 'Stock', id: 'LIST' }]) },
    getStockCount: { providesTags: resolveTags([{ type: 'StockCount', id: 'input.id' }, { type: 'StockCount', id: 'LIST' }]) },
    listStockCounts: { providesTags: resolveTags([{ type: 'StockCount', id: 'LIST' }, { type: 'StockCount', id: 'output.rows' }]) },
    previewStockCount: { providesTags: resolveTags([{ type: 'StockCount', id: 'LIST' }]) },
    reverseStockCount: { invalidatesTags: resolveTags([{ type: 'StockCount', id: 'input.id' }, { type: 'StockCount', id: 'LIST' }, { type: 'Stock', id: 'LIST' }]) },
    startStockCount: { invalidatesTags: resolveTags([{ type: 'StockCount', id: 'LIST' }]) },
    listCountLines: { providesTags: resolveTags([{ type: 'StockCount', id: 'LIST' }]) },
    settleCountLines: { invalidatesTags: resolveTags([{ type: 'StockCount', id: 'LIST' }, { type: 'Stock', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    addFoundStock: { invalidatesTags: resolveTags([{ type: 'StockCount', id: 'input.id' }, { type: 'StockCount', id: 'LIST' }]) },
    countLineQuantity: { invalidatesTags: resolveTags([{ type: 'StockCount', id: 'input.id' }, { type: 'StockCount', id: 'LIST' }]) },
    getCountTasks: { providesTags: resolveTags([{ type: 'StockCount', id: 'input.id' }, { type: 'StockCount', id: 'LIST' }]) },
    commentCount: { invalidatesTags: resolveTags([{ type: 'StockCountComment', id: 'input.countId' }]) },
    deleteCountComment: { invalidatesTags: resolveTags([{ type: 'StockCountComment', id: 'input.countId' }]) },
    listCountComments: { providesTags: resolveTags([{ type: 'StockCountComment', id: 'input.countId' }]) },
    getCountAccuracy: { providesTags: resolveTags([{ type: 'StockCount', id: 'LIST' }]) },
    listDueStock: { providesTags: resolveTags([{ type: 'StockCount', id: 'LIST' }, { type: 'Stock', id: 'LIST' }, { type: 'Stock', id: 'output.rows' }]) },
  },
});
