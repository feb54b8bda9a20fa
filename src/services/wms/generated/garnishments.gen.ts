// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGarnishment: build.query<
      GetGarnishmentApiResponse,
      GetGarnishmentApiArg
    >({
      query: (queryArg) => ({
        url: `/embargo.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listGarnishments: build.query<
      ListGarnishmentsApiResponse,
      ListGarnishmentsApiArg
    >({
      query: (queryArg) => ({
        url: `/embargo.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    removeGarnishment: build.mutation<
      RemoveGarnishmentApiResponse,
      RemoveGarnishmentApiArg
    >({
      query: (queryArg) => ({
        url: `/embargo.quitar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveGarnishment: build.mutation<
      SaveGarnishmentApiResponse,
      SaveGarnishmentApiArg
    >({
      query: (queryArg) => ({
        url: `/embargo.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as garnishmentsApi };
export type GetGarnishmentApiResponse = /** status 200 ok */ GarnishmentDetail;
export type GetGarnishmentApiArg = number;
export type ListGarnishmentsApiResponse =
  /** status 200 ok */ ListGarnishmentsOutput;
export type ListGarnishmentsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "name"
      | "kind"
      | "receivedOn"
      | "fromDay"
      | "total"
      | "taken"
      | "state"
      | "siteName";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "personId"
      | "name"
      | "kind"
      | "receivedOn"
      | "fromDay"
      | "state"
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
export type RemoveGarnishmentApiResponse = /** status 200 ok */ Done;
export type RemoveGarnishmentApiArg = RemoveGarnishmentInput;
export type SaveGarnishmentApiResponse = /** status 200 ok */ GarnishmentDetail;
export type SaveGarnishmentApiArg = SaveGarnishmentInput;
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type GarnishmentMovement = {
  id: number;
  kind: "withheld" | "givenBack";
  amount: string;
  runId: number;
  runTitle: string;
  at: string;
};
export type GarnishmentWaiting = {
  runId: number;
  runTitle: string;
  amount: string;
};
export type GarnishmentDetail = {
  personId: number;
  kind: "debt" | "maintenance";
  court: string;
  file: string;
  account: string | null;
  take: "legal" | "percent" | "amount";
  percent: string | null;
  of: "gross" | "net";
  amount: string | null;
  total: string | null;
  takenBefore: string | null;
  onSac: boolean;
  receivedOn: string;
  fromDay: string;
  toDay: string | null;
  note: string;
  id: number;
  version: number;
  person: PersonRef;
  siteName: string;
  areaName: string;
  state: "waiting" | "active" | "completed" | "lifted";
  taken: string;
  left: string | null;
  movements: GarnishmentMovement[];
  waiting: GarnishmentWaiting[];
  edits: boolean;
};
export type Garnishment = {
  personId: number;
  kind: "debt" | "maintenance";
  court: string;
  file: string;
  account: string | null;
  take: "legal" | "percent" | "amount";
  percent: string | null;
  of: "gross" | "net";
  amount: string | null;
  total: string | null;
  takenBefore: string | null;
  onSac: boolean;
  receivedOn: string;
  fromDay: string;
  toDay: string | null;
  note: string;
  id: number;
  version: number;
  person: PersonRef;
  siteName: string;
  areaName: string;
  state: "waiting" | "active" | "completed" | "lifted";
  taken: string;
  left: string | null;
};
export type ListGarnishmentsOutput = {
  rows: Garnishment[];
  total: number;
  atLeast?: boolean;
};
export type Done = {
  ok: true;
};
export type RemoveGarnishmentInput = {
  id: number;
  version: number;
};
export type SaveGarnishmentInput = {
  personId: number;
  kind: "debt" | "maintenance";
  court: string;
  file: string;
  account?: string | null;
  take: "legal" | "percent" | "amount";
  percent?: string | null;
  of?: "gross" | "net";
  amount?: string | null;
  total?: string | null;
  takenBefore?: string | null;
  onSac?: boolean;
  receivedOn: string;
  fromDay: string;
  toDay?: string | null;
  note?: string;
  id?: number;
  version?: number;
};
export const {
  useGetGarnishmentQuery,
  useLazyGetGarnishmentQuery,
  useListGarnishmentsQuery,
  useLazyListGarnishmentsQuery,
  useRemoveGarnishmentMutation,
  useSaveGarnishmentMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    getGarnishment: { providesTags: resolveTags([{ type: 'Garnishment', id: 'input.id' }, { type: 'Garnishment', id: 'LIST' }, { type: 'PayRun', id: 'LIST' }]) },
    listGarnishments: { providesTags: resolveTags([{ type: 'Garnishment', id: 'LIST' }, { type: 'PayRun', id: 'LIST' }]) },
    removeGarnishment: { invalidatesTags: resolveTags([{ type: 'Garnishment', id: 'LIST' }]) },
    saveGarnishment: { invalidatesTags: resolveTags([{ type: 'Garnishment', id: 'LIST' }]) },
  },
});
