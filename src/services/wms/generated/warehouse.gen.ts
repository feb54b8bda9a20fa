// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adjustStock: build.mutation<AdjustStockApiResponse, AdjustStockApiArg>({
      query: (queryArg) => ({
        url: `/existencia.ajustar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listStock: build.query<ListStockApiResponse, ListStockApiArg>({
      query: (queryArg) => ({
        url: `/existencia.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    listStockMovements: build.query<
      ListStockMovementsApiResponse,
      ListStockMovementsApiArg
    >({
      query: (queryArg) => ({
        url: `/existencia.listarMovimientos`,
        params: {
          stockId: queryArg.stockId,
          productId: queryArg.productId,
          locationId: queryArg.locationId,
          page: queryArg.page,
          size: queryArg.size,
        },
      }),
    }),
    relocateStock: build.mutation<
      RelocateStockApiResponse,
      RelocateStockApiArg
    >({
      query: (queryArg) => ({
        url: `/existencia.mover`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listCustomers: build.query<ListCustomersApiResponse, ListCustomersApiArg>({
      query: (queryArg) => ({
        url: `/cliente.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    listLocations: build.query<ListLocationsApiResponse, ListLocationsApiArg>({
      query: (queryArg) => ({
        url: `/ubicacion.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    listProducts: build.query<ListProductsApiResponse, ListProductsApiArg>({
      query: (queryArg) => ({
        url: `/producto.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    saveCustomer: build.mutation<SaveCustomerApiResponse, SaveCustomerApiArg>({
      query: (queryArg) => ({
        url: `/cliente.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveLocation: build.mutation<SaveLocationApiResponse, SaveLocationApiArg>({
      query: (queryArg) => ({
        url: `/ubicacion.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveProduct: build.mutation<SaveProductApiResponse, SaveProductApiArg>({
      query: (queryArg) => ({
        url: `/producto.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getCustomer: build.query<GetCustomerApiResponse, GetCustomerApiArg>({
      query: (queryArg) => ({
        url: `/cliente.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    getLocation: build.query<GetLocationApiResponse, GetLocationApiArg>({
      query: (queryArg) => ({
        url: `/ubicacion.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    getProduct: build.query<GetProductApiResponse, GetProductApiArg>({
      query: (queryArg) => ({
        url: `/producto.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listProductOrders: build.query<
      ListProductOrdersApiResponse,
      ListProductOrdersApiArg
    >({
      query: (queryArg) => ({
        url: `/producto.listarPedidos`,
        params: {
          productId: queryArg.productId,
          page: queryArg.page,
          size: queryArg.size,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as warehouseApi };
export type AdjustStockApiResponse = /** status 200 ok */ StockRow;
export type AdjustStockApiArg = AdjustStockInput;
export type ListStockApiResponse = /** status 200 ok */ ListStockOutput;
export type ListStockApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "sku" | "productName" | "locationCode" | "quantity" | "expiresOn";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "siteId"
      | "productId"
      | "locationId"
      | "sku"
      | "productName"
      | "locationCode"
      | "lotCode"
      | "abcClass"
      | "quantity"
      | "expiresOn";
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
export type ListStockMovementsApiResponse =
  /** status 200 ok */ ListStockMovementsOutput;
export type ListStockMovementsApiArg = {
  stockId?: number | null;
  productId?: number | null;
  locationId?: number | null;
  page?: number;
  size?: number;
};
export type RelocateStockApiResponse = /** status 200 ok */ RelocatedStock;
export type RelocateStockApiArg = RelocateStockInput;
export type ListCustomersApiResponse = /** status 200 ok */ ListCustomersOutput;
export type ListCustomersApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "name" | "address" | "siteName";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "name" | "siteId" | "active";
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
export type ListLocationsApiResponse = /** status 200 ok */ ListLocationsOutput;
export type ListLocationsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "code" | "siteName";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "code" | "barcode" | "use" | "siteId" | "active";
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
export type ListProductsApiResponse = /** status 200 ok */ ListProductsOutput;
export type ListProductsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "sku" | "name" | "abcClass";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "sku" | "name" | "barcode" | "abcClass" | "lotTracked" | "active";
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
export type SaveCustomerApiResponse = /** status 200 ok */ Customer;
export type SaveCustomerApiArg = SaveCustomerInput;
export type SaveLocationApiResponse = /** status 200 ok */ Location;
export type SaveLocationApiArg = SaveLocationInput;
export type SaveProductApiResponse = /** status 200 ok */ Product;
export type SaveProductApiArg = SaveProductInput;
export type GetCustomerApiResponse = /** status 200 ok */ Customer;
export type GetCustomerApiArg = number;
export type GetLocationApiResponse = /** status 200 ok */ Location;
export type GetLocationApiArg = number;
export type GetProductApiResponse = /** status 200 ok */ ProductDetail;
export type GetProductApiArg = number;
export type ListProductOrdersApiResponse =
  /** status 200 ok */ ListProductOrdersOutput;
export type ListProductOrdersApiArg = {
  productId: number;
  page?: number;
  size?: number;
};
export type StockRow = {
  id: number;
  siteId: number;
  siteName: string;
  productId: number;
  sku: string;
  productName: string;
  unit: string;
  abcClass: "A" | "B" | "C";
  locationId: number;
  locationCode: string;
  lotCode: string | null;
  expiresOn: string | null;
  quantity: number;
  reserved: number;
  available: number;
  movable: number;
};
export type AdjustStockInput = {
  productId: number;
  locationId: number;
  lotCode?: string | null;
  expiresOn?: string | null;
  kind: "receipt" | "adjustment";
  delta: number;
  reason: string;
};
export type ListStockOutput = {
  rows: StockRow[];
  total: number;
  atLeast?: boolean;
};
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type StockMovement = {
  id: number;
  at: string;
  kind: "receipt" | "pick" | "return" | "adjustment" | "count" | "move";
  delta: number;
  quantityAfter: number;
  reason: string;
  productId: number;
  productName: string;
  locationId: number;
  locationCode: string;
  lotCode: string | null;
  otherLocationCode: string | null;
  orderId: number | null;
  orderNumber: string | null;
  person: PersonRef | null;
};
export type ListStockMovementsOutput = {
  rows: StockMovement[];
  total: number;
  atLeast?: boolean;
};
export type RelocatedStock = {
  from: StockRow;
  to: StockRow;
};
export type RelocateStockInput = {
  stockId: number;
  quantity: number;
  to: string;
  reason?: string;
};
export type Customer = {
  id: number;
  version: number;
  name: string;
  address: string;
  phone: string | null;
  email: string | null;
  latitude: string | null;
  longitude: string | null;
  siteId: number;
  siteName: string;
  active: boolean;
};
export type ListCustomersOutput = {
  rows: Customer[];
  total: number;
  atLeast?: boolean;
};
export type Location = {
  id: number;
  version: number;
  siteId: number;
  siteName: string;
  code: string;
  barcode: string;
  use: "storage" | "receiving" | "quarantine";
  capacity: number | null;
  forklift: boolean;
  active: boolean;
};
export type ListLocationsOutput = {
  rows: Location[];
  total: number;
  atLeast?: boolean;
};
export type Product = {
  id: number;
  version: number;
  sku: string;
  name: string;
  unit: string;
  barcode: string | null;
  abcClass: "A" | "B" | "C";
  lotTracked: boolean;
  receivingTolerance: number | null;
  cost: string | null;
  active: boolean;
};
export type ListProductsOutput = {
  rows: Product[];
  total: number;
  atLeast?: boolean;
};
export type SaveCustomerInput = {
  id?: number | null;
  version?: number | null;
  name: string;
  address: string;
  phone?: string | null;
  email?: string | null;
  latitude?: string | null;
  longitude?: string | null;
  siteId: number;
  active?: boolean;
};
export type SaveLocationInput = {
  id?: number | null;
  version?: number | null;
  siteId: number;
  code: string;
  barcode?: string | null;
  use?: "storage" | "receiving" | "quarantine";
  capacity?: number | null;
  forklift?: boolean;
  active?: boolean;
};
export type SaveProductInput = {
  id?: number | null;
  version?: number | null;
  sku: string;
  name: string;
  unit: string;
  barcode?: string | null;
  abcClass?: "A" | "B" | "C";
  lotTracked?: boolean;
  receivingTolerance?: number | null;
  cost?: string | null;
  active?: boolean;
};
export type StockOfSite = {
  siteId: number;
  siteName: string;
  quantity: number;
  reserved: number;
  available: number;
  lacking: number;
};
export type ProductDetail = {
  id: number;
  version: number;
  sku: string;
  name: string;
  unit: string;
  barcode: string | null;
  abcClass: "A" | "B" | "C";
  lotTracked: boolean;
  receivingTolerance: number | null;
  cost: string | null;
  active: boolean;
  sites: StockOfSite[];
};
export type AskingOrder = {
  id: number;
  number: string;
  customerName: string;
  siteName: string;
  state:
    | "created"
    | "approved"
    | "picking"
    | "picked"
    | "checked"
    | "packed"
    | "dispatched"
    | "delivered"
    | "onHold"
    | "cancelled";
  priority: number;
  promisedOn: string;
  missing: number;
};
export type ListProductOrdersOutput = {
  rows: AskingOrder[];
  total: number;
  atLeast?: boolean;
};
export const {
  useAdjustStockMutation,
  useListStockQuery,
  useLazyListStockQuery,
  useListStockMovementsQuery,
  useLazyListStockMovementsQuery,
  useRelocateStockMutation,
  useListCustomersQuery,
  useLazyListCustomersQuery,
  useListLocationsQuery,
  useLazyListLocationsQuery,
  useListProductsQuery,
  useLazyListProductsQuery,
  useSaveCustomerMutation,
  useSaveLocationMutation,
  useSaveProductMutation,
  useGetCustomerQuery,
  useLazyGetCustomerQuery,
  useGetLocationQuery,
  useLazyGetLocationQuery,
  useGetProductQuery,
  useLazyGetProductQuery,
  useListProductOrdersQuery,
  useLazyListProductOrdersQuery,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    adjustStock: { invalidatesTags: resolveTags([{ type: 'Stock', id: 'LIST' }]) },
    listStock: { providesTags: resolveTags([{ type: 'Stock', id: 'LIST' }, { type: 'Stock', id: 'output.rows' }, { type: 'Order', id: 'LIST' }]) },
    listStockMovements: { providesTags: resolveTags([{ type: 'Stock', id: 'LIST' }, { type: 'Order', id: 'LIST' }]) },
    relocateStock: { invalidatesTags: resolveTags([{ type: 'Stock', id: 'LIST' }]) },
    listCustomers: { providesTags: resolveTags([{ type: 'Customer', id: 'LIST' }, { type: 'Customer', id: 'output.rows' }]) },
    listLocations: { providesTags: resolveTags([{ type: 'Location', id: 'LIST' }, { type: 'Location', id: 'output.rows' }]) },
    listProducts: { providesTags: resolveTags([{ type: 'Product', id: 'LIST' }, { type: 'Product', id: 'output.rows' }]) },
    saveCustomer: { invalidatesTags: resolveTags([{ type: 'Customer', id: 'LIST' }]) },
    saveLocation: { invalidatesTags: resolveTags([{ type: 'Location', id: 'LIST' }]) },
    saveProduct: { invalidatesTags: resolveTags([{ type: 'Product', id: 'LIST' }]) },
    getCustomer: { providesTags: resolveTags([{ type: 'Customer', id: 'input.id' }, { type: 'Customer', id: 'LIST' }]) },
    getLocation: { providesTags: resolveTags([{ type: 'Location', id: 'input.id' }, { type: 'Location', id: 'LIST' }]) },
    getProduct: { providesTags: resolveTags([{ type: 'Product', id: 'LIST' }, { type: 'Stock', id: 'LIST' }, { type: 'Order', id: 'LIST' }]) },
    listProductOrders: { providesTags: resolveTags([{ type: 'Order', id: 'LIST' }]) },
  },
});
