// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReceivingAhead: build.query<
      GetReceivingAheadApiResponse,
      GetReceivingAheadApiArg
    >({
      query: (queryArg) => ({
        url: `/recepcion.anticipar`,
        params: {
          siteId: queryArg,
        },
      }),
    }),
    cancelArrival: build.mutation<
      CancelArrivalApiResponse,
      CancelArrivalApiArg
    >({
      query: (queryArg) => ({
        url: `/recepcion.cancelar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    closeArrival: build.mutation<CloseArrivalApiResponse, CloseArrivalApiArg>({
      query: (queryArg) => ({
        url: `/recepcion.cerrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    createArrival: build.mutation<
      CreateArrivalApiResponse,
      CreateArrivalApiArg
    >({
      query: (queryArg) => ({
        url: `/recepcion.crear`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getArrival: build.query<GetArrivalApiResponse, GetArrivalApiArg>({
      query: (queryArg) => ({
        url: `/recepcion.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listArrivals: build.query<ListArrivalsApiResponse, ListArrivalsApiArg>({
      query: (queryArg) => ({
        url: `/recepcion.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    receiveGoods: build.mutation<ReceiveGoodsApiResponse, ReceiveGoodsApiArg>({
      query: (queryArg) => ({
        url: `/recepcion.recibir`,
        method: "POST",
        body: queryArg,
      }),
    }),
    reverseIntake: build.mutation<
      ReverseIntakeApiResponse,
      ReverseIntakeApiArg
    >({
      query: (queryArg) => ({
        url: `/recepcion.revertirIngreso`,
        method: "POST",
        body: queryArg,
      }),
    }),
    headForShelf: build.mutation<HeadForShelfApiResponse, HeadForShelfApiArg>({
      query: (queryArg) => ({
        url: `/guardado.llevar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listPutAways: build.query<ListPutAwaysApiResponse, ListPutAwaysApiArg>({
      query: () => ({ url: `/guardado.recorrer` }),
    }),
    putAwayGoods: build.mutation<PutAwayGoodsApiResponse, PutAwayGoodsApiArg>({
      query: (queryArg) => ({
        url: `/guardado.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listReorderRules: build.query<
      ListReorderRulesApiResponse,
      ListReorderRulesApiArg
    >({
      query: (queryArg) => ({
        url: `/reposicion.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    markOrdered: build.mutation<MarkOrderedApiResponse, MarkOrderedApiArg>({
      query: (queryArg) => ({
        url: `/reposicion.marcarPedidos`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveReorderRule: build.mutation<
      SaveReorderRuleApiResponse,
      SaveReorderRuleApiArg
    >({
      query: (queryArg) => ({
        url: `/reposicion.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listSuppliers: build.query<ListSuppliersApiResponse, ListSuppliersApiArg>({
      query: (queryArg) => ({
        url: `/proveedor.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    saveSupplier: build.mutation<SaveSupplierApiResponse, SaveSupplierApiArg>({
      query: (queryArg) => ({
        url: `/proveedor.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as receivingApi };
export type GetReceivingAheadApiResponse =
  /** status 200 ok */ GetReceivingAheadOutput;
export type GetReceivingAheadApiArg = (number | null) | undefined;
export type CancelArrivalApiResponse = /** status 200 ok */ ArrivalDetail;
export type CancelArrivalApiArg = CancelArrivalInput;
export type CloseArrivalApiResponse = /** status 200 ok */ ArrivalDetail;
export type CloseArrivalApiArg = CloseArrivalInput;
export type CreateArrivalApiResponse = /** status 200 ok */ ArrivalDetail;
export type CreateArrivalApiArg = CreateArrivalInput;
export type GetArrivalApiResponse = /** status 200 ok */ ArrivalDetail;
export type GetArrivalApiArg = number;
export type ListArrivalsApiResponse = /** status 200 ok */ ListArrivalsOutput;
export type ListArrivalsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "number"
      | "supplierName"
      | "siteName"
      | "state"
      | "expectedOn"
      | "createdAt";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "number"
      | "supplierId"
      | "supplierName"
      | "remito"
      | "siteId"
      | "state"
      | "late"
      | "due"
      | "expectedOn"
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
export type ReceiveGoodsApiResponse = /** status 200 ok */ ReceivedGoods;
export type ReceiveGoodsApiArg = ReceiveGoodsInput;
export type ReverseIntakeApiResponse = /** status 200 ok */ ArrivalDetail;
export type ReverseIntakeApiArg = ReverseIntakeInput;
export type HeadForShelfApiResponse = /** status 200 ok */ HeadedShelf;
export type HeadForShelfApiArg = HeadForShelfInput;
export type ListPutAwaysApiResponse = /** status 200 ok */ PutAwayTasks;
export type ListPutAwaysApiArg = void;
export type PutAwayGoodsApiResponse = /** status 200 ok */ PutAwayGoods;
export type PutAwayGoodsApiArg = PutAwayGoodsInput;
export type ListReorderRulesApiResponse =
  /** status 200 ok */ ListReorderRulesOutput;
export type ListReorderRulesApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "productName" | "sku" | "siteName" | "proposed" | "supplierName";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "siteId"
      | "sku"
      | "productName"
      | "supplierId"
      | "supplierName"
      | "proposed"
      | "toOrder"
      | "active";
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
export type MarkOrderedApiResponse = /** status 200 ok */ BulkOutput;
export type MarkOrderedApiArg = MarkOrderedInput;
export type SaveReorderRuleApiResponse = /** status 200 ok */ ReorderRule;
export type SaveReorderRuleApiArg = SaveReorderRuleInput;
export type ListSuppliersApiResponse = /** status 200 ok */ ListSuppliersOutput;
export type ListSuppliersApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "name";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "name" | "active";
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
export type SaveSupplierApiResponse = /** status 200 ok */ Supplier;
export type SaveSupplierApiArg = SaveSupplierInput;
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type ReceivingDay = {
  day: string;
  arrivals: number;
  packs: number;
  units: number;
  people: {
    person: PersonRef;
    from: string;
    to: string;
    forklift: boolean;
  }[];
};
export type GetReceivingAheadOutput = {
  siteId: number;
  siteName: string;
  late: {
    arrivals: number;
    packs: number;
    units: number;
  };
  days: ReceivingDay[];
};
export type ArrivalLine = {
  id: number;
  productId: number;
  sku: string;
  barcode: string | null;
  productName: string;
  unit: string;
  lotTracked: boolean;
  expected: number;
  packSize: number;
  received: number;
  apart: number;
  tolerance: number;
};
export type IntakeLine = {
  id: number;
  productId: number;
  sku: string;
  productName: string;
  unit: string;
  quantity: number;
  lotCode: string | null;
  expiresOn: string | null;
  condition: "good" | "damaged" | "quarantined";
  reason: string;
  locationCode: string;
  putAway: number;
};
export type Intake = {
  id: number;
  number: string;
  state: "received" | "reversed";
  at: string;
  person: PersonRef | null;
  reversedAt: string | null;
  reversedBy: PersonRef | null;
  reason: string;
  photoUrl: string | null;
  lines: IntakeLine[];
};
export type ArrivalDetail = {
  id: number;
  version: number;
  number: string;
  siteId: number;
  siteName: string;
  supplierId: number;
  supplierName: string;
  remito: string;
  state: "expected" | "receiving" | "closed" | "cancelled";
  expectedOn: string;
  late: boolean;
  lineCount: number;
  expectedUnits: number;
  receivedUnits: number;
  createdAt: string;
  notes: string;
  reason: string;
  author: PersonRef | null;
  closedAt: string | null;
  lines: ArrivalLine[];
  intakes: Intake[];
  actions: ("receive" | "close" | "cancel" | "reverse")[];
};
export type CancelArrivalInput = {
  id: number;
  version: number;
  reason: string;
};
export type CloseArrivalInput = {
  id: number;
  version: number;
  reason?: string;
};
export type CreateArrivalInput = {
  supplierId: number;
  remito: string;
  siteId: number;
  expectedOn: string;
  notes?: string;
  lines: {
    productId: number;
    quantity: number;
    packSize?: number;
  }[];
};
export type Arrival = {
  id: number;
  version: number;
  number: string;
  siteId: number;
  siteName: string;
  supplierId: number;
  supplierName: string;
  remito: string;
  state: "expected" | "receiving" | "closed" | "cancelled";
  expectedOn: string;
  late: boolean;
  lineCount: number;
  expectedUnits: number;
  receivedUnits: number;
  createdAt: string;
};
export type ListArrivalsOutput = {
  rows: Arrival[];
  total: number;
  atLeast?: boolean;
};
export type ReceivedGoods = {
  intakeId: number;
  number: string;
};
export type ReceiveGoodsInput = {
  id: number;
  lines: {
    product: string;
    quantity: number;
    lotCode?: string | null;
    condition?: "good" | "damaged" | "quarantined";
    reason?: string;
    expiresOn?: string | null;
  }[];
  photoHash?: string | null;
};
export type ReverseIntakeInput = {
  intakeId: number;
  reason: string;
};
export type HeadedShelf = {
  shelf: {
    code: string;
    barcode: string;
    why: "same" | "empty" | "headed";
    forklift: boolean;
  } | null;
};
export type HeadForShelfInput = {
  id: number;
  going?: boolean;
};
export type PutAwayTask = {
  id: number;
  arrivalId: number;
  intakeNumber: string;
  supplierName: string;
  productId: number;
  sku: string;
  barcode: string | null;
  productName: string;
  unit: string;
  lotCode: string | null;
  expiresOn: string | null;
  units: number;
  locationCode: string;
  receivedAt: string;
  shelf: {
    code: string;
    barcode: string;
    why: "same" | "empty" | "headed";
    forklift: boolean;
  } | null;
  takenBy: PersonRef | null;
};
export type PutAwayTasks = {
  rows: PutAwayTask[];
  total: number;
};
export type PutAwayGoods = {
  left: number;
  locationCode: string;
};
export type PutAwayGoodsInput = {
  id: number;
  to: string;
  quantity: number;
};
export type ReorderRule = {
  siteId: number;
  productId: number;
  min: number;
  max: number;
  packSize: number;
  leadDays: number;
  supplierId: number | null;
  active: boolean;
  id: number;
  version: number;
  siteName: string;
  sku: string;
  productName: string;
  supplierName: string | null;
  cover: number;
  proposed: number;
  proposedAt: string | null;
  ordered: number;
  orderedUntil: string | null;
};
export type ListReorderRulesOutput = {
  rows: ReorderRule[];
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
export type MarkOrderedInput = {
  selection:
    | {
        kind: "rows";
        ids: number[];
      }
    | {
        kind: "filtered";
        filters?: {
          field:
            | "siteId"
            | "sku"
            | "productName"
            | "supplierId"
            | "supplierName"
            | "proposed"
            | "toOrder"
            | "active";
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
export type SaveReorderRuleInput = {
  siteId: number;
  productId: number;
  min: number;
  max: number;
  packSize: number;
  leadDays: number;
  supplierId?: number | null;
  active?: boolean;
  id?: number;
  version?: number;
};
export type Supplier = {
  id: number;
  version: number;
  name: string;
  active: boolean;
};
export type ListSuppliersOutput = {
  rows: Supplier[];
  total: number;
  atLeast?: boolean;
};
export type SaveSupplierInput = {
  id?: number | null;
  version?: number | null;
  name: string;
  active?: boolean;
};
export const {
  useGetReceivingAheadQuery,
  useLazyGetReceivingAheadQuery,
  useCancelArrivalMutation,
  useCloseArrivalMutation,
  useCreateArrivalMutation,
  useGetArrivalQuery,
  useLazyGetArrivalQuery,
  useListArrivalsQuery,
  useLazyListArrivalsQuery,
  useReceiveGoodsMutation,
  useReverseIntakeMutation,
  useHeadForShelfMutation,
  useListPutAwaysQuery,
  useLazyListPutAwaysQuery,
  usePutAwayGoodsMutation,
  useListReorderRulesQuery,
  useLazyListReorderRulesQuery,
  useMarkOrderedMutation,
  useSaveReorderRuleMutation,
  useListSuppliersQuery,
  useLazyListSuppliersQuery,
  useSaveSupplierMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    getReceivingAhead: { providesTags: resolveTags([{ type: 'Arrival', id: 'LIST' }]) },
    cancelArrival: { invalidatesTags: resolveTags([{ type: 'Arrival', id: 'input.id' }, { type: 'Arrival', id: 'LIST' }]) },
    closeArrival: { invalidatesTags: resolveTags([{ type: 'Arrival', id: 'input.id' }, { type: 'Arrival', id: 'LIST' }]) },
    createArrival: { invalidatesTags: resolveTags([{ type: 'Arrival', id: 'LIST' }]) },
    getArrival: { providesTags: resolveTags([{ type: 'Arrival', id: 'input.id' }, { type: 'Arrival', id: 'LIST' }]) },
    listArrivals: { providesTags: resolveTags([{ type: 'Arrival', id: 'LIST' }, { type: 'Arrival', id: 'output.rows' }]) },
    receiveGoods: { invalidatesTags: resolveTags([{ type: 'Arrival', id: 'input.id' }, { type: 'Arrival', id: 'LIST' }, { type: 'Stock', id: 'LIST' }]) },
    reverseIntake: { invalidatesTags: resolveTags([{ type: 'Arrival', id: 'LIST' }, { type: 'Stock', id: 'LIST' }]) },
    headForShelf: { invalidatesTags: resolveTags([{ type: 'Arrival', id: 'LIST' }]) },
    listPutAways: { providesTags: resolveTags([{ type: 'Arrival', id: 'LIST' }, { type: 'Stock', id: 'LIST' }]) },
    putAwayGoods: { invalidatesTags: resolveTags([{ type: 'Arrival', id: 'LIST' }, { type: 'Stock', id: 'LIST' }]) },
    listReorderRules: { providesTags: resolveTags([{ type: 'ReorderRule', id: 'LIST' }, { type: 'Stock', id: 'LIST' }, { type: 'Arrival', id: 'LIST' }, { type: 'ReorderRule', id: 'output.rows' }]) },
    markOrdered: { invalidatesTags: resolveTags([{ type: 'ReorderRule', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    saveReorderRule: { invalidatesTags: resolveTags([{ type: 'ReorderRule', id: 'LIST' }]) },
    listSuppliers: { providesTags: resolveTags([{ type: 'Supplier', id: 'LIST' }, { type: 'Supplier', id: 'output.rows' }]) },
    saveSupplier: { invalidatesTags: resolveTags([{ type: 'Supplier', id: 'LIST' }]) },
  },
});
