// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    addCertificate: build.mutation<
      AddCertificateApiResponse,
      AddCertificateApiArg
    >({
      query: (queryArg) => ({
        url: `/novedad.adjuntarCertificado`,
        method: "POST",
        body: queryArg,
      }),
    }),
    askNews: build.mutation<AskNewsApiResponse, AskNewsApiArg>({
      query: (queryArg) => ({
        url: `/novedad.avisar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    changeManyNews: build.mutation<
      ChangeManyNewsApiResponse,
      ChangeManyNewsApiArg
    >({
      query: (queryArg) => ({
        url: `/novedad.cambiarVarias`,
        method: "POST",
        body: queryArg,
      }),
    }),
    enterManyNews: build.mutation<
      EnterManyNewsApiResponse,
      EnterManyNewsApiArg
    >({
      query: (queryArg) => ({
        url: `/novedad.cargarVarias`,
        method: "POST",
        body: queryArg,
      }),
    }),
    enterNews: build.mutation<EnterNewsApiResponse, EnterNewsApiArg>({
      query: (queryArg) => ({
        url: `/novedad.cargar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getNews: build.query<GetNewsApiResponse, GetNewsApiArg>({
      query: (queryArg) => ({
        url: `/novedad.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listNews: build.query<ListNewsApiResponse, ListNewsApiArg>({
      query: (queryArg) => ({
        url: `/novedad.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    updateNews: build.mutation<UpdateNewsApiResponse, UpdateNewsApiArg>({
      query: (queryArg) => ({
        url: `/novedad.modificar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listNewsTypes: build.query<ListNewsTypesApiResponse, ListNewsTypesApiArg>({
      query: () => ({ url: `/tipoNovedad.listar` }),
    }),
    saveNewsType: build.mutation<SaveNewsTypeApiResponse, SaveNewsTypeApiArg>({
      query: (queryArg) => ({
        url: `/tipoNovedad.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    changeNewsState: build.mutation<
      ChangeNewsStateApiResponse,
      ChangeNewsStateApiArg
    >({
      query: (queryArg) => ({
        url: `/novedad.cambiarEstado`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as newsApi };
export type AddCertificateApiResponse = /** status 200 ok */ NewsDetail;
export type AddCertificateApiArg = AddCertificateInput;
export type AskNewsApiResponse = /** status 200 ok */ NewsDetail;
export type AskNewsApiArg = AskNewsInput;
export type ChangeManyNewsApiResponse = /** status 200 ok */ BulkOutput;
export type ChangeManyNewsApiArg = ChangeManyNewsInput;
export type EnterManyNewsApiResponse = /** status 200 ok */ BulkOutput;
export type EnterManyNewsApiArg = EnterManyNewsInput;
export type EnterNewsApiResponse = /** status 200 ok */ NewsDetail;
export type EnterNewsApiArg = EnterNewsInput;
export type GetNewsApiResponse = /** status 200 ok */ NewsDetail;
export type GetNewsApiArg = number;
export type ListNewsApiResponse = /** status 200 ok */ ListNewsOutput;
export type ListNewsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "personName"
      | "docket"
      | "typeName"
      | "fromDay"
      | "toDay"
      | "quantity"
      | "state"
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
      | "typeId"
      | "unit"
      | "fromDay"
      | "toDay"
      | "state"
      | "certificate"
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
export type UpdateNewsApiResponse = /** status 200 ok */ NewsDetail;
export type UpdateNewsApiArg = UpdateNewsInput;
export type ListNewsTypesApiResponse = /** status 200 ok */ ListNewsTypesOutput;
export type ListNewsTypesApiArg = void;
export type SaveNewsTypeApiResponse = /** status 200 ok */ NewsType;
export type SaveNewsTypeApiArg = SaveNewsTypeInput;
export type ChangeNewsStateApiResponse = /** status 200 ok */ NewsDetail;
export type ChangeNewsStateApiArg = ChangeNewsStateInput;
export type AttachedFile = {
  name: string;
  mime: string;
  url: string;
  previewUrl: string | null;
};
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type NewsEvent = {
  id: number;
  kind:
    | "asked"
    | "entered"
    | "edited"
    | "certificate"
    | "returned"
    | "expired"
    | "withdraw"
    | "validate"
    | "reject"
    | "reopen"
    | "cancel";
  who: PersonRef | null;
  reason: string | null;
  at: string;
};
export type NewsDetail = {
  id: number;
  version: number;
  personId: number;
  personName: string;
  docket: string;
  imageUrl: string;
  siteName: string;
  areaName: string;
  typeId: number | null;
  typeName: string;
  unit: "days" | "hours" | "amount";
  fromDay: string;
  toDay: string;
  part: "whole" | "morning" | "afternoon";
  quantity: string;
  state: "draft" | "pending" | "validated" | "rejected" | "cancelled";
  certificate: "none" | "owed" | "late" | "given";
  createdAt: string;
  paidPercent: number | null;
  note: string;
  certificateDue: string | null;
  file: AttachedFile | null;
  author: PersonRef;
  history: NewsEvent[];
  requestId: number | null;
  actions: (
    | "validate"
    | "reject"
    | "reopen"
    | "cancel"
    | "edit"
    | "certificate"
    | "resend"
    | "withdraw"
  )[];
};
export type AddCertificateInput = {
  id: number;
  version: number;
  certificate: string;
};
export type AskNewsInput = {
  typeId: number;
  fromDay: string;
  toDay: string;
  part?: "whole" | "morning" | "afternoon";
  quantity?: string | null;
  note?: string;
  certificate?: string | null;
  id?: number;
  version?: number;
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
export type ChangeManyNewsInput = {
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
            | "typeId"
            | "unit"
            | "fromDay"
            | "toDay"
            | "state"
            | "certificate"
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
  move: "validate" | "reject" | "reopen" | "cancel";
  reason?: string;
};
export type EnterManyNewsInput = {
  typeId: number;
  fromDay: string;
  toDay: string;
  part?: "whole" | "morning" | "afternoon";
  quantity?: string | null;
  note?: string;
  selection:
    | {
        kind: "rows";
        ids: number[];
      }
    | {
        kind: "filtered";
        filters?: {
          field: "id" | "siteId" | "areaId" | "position" | "name";
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
  validated?: boolean;
};
export type EnterNewsInput = {
  typeId: number;
  fromDay: string;
  toDay: string;
  part?: "whole" | "morning" | "afternoon";
  quantity?: string | null;
  note?: string;
  personId: number;
  certificate?: string | null;
  validated?: boolean;
};
export type NewsRow = {
  id: number;
  version: number;
  personId: number;
  personName: string;
  docket: string;
  imageUrl: string;
  siteName: string;
  areaName: string;
  typeId: number | null;
  typeName: string;
  unit: "days" | "hours" | "amount";
  fromDay: string;
  toDay: string;
  part: "whole" | "morning" | "afternoon";
  quantity: string;
  state: "draft" | "pending" | "validated" | "rejected" | "cancelled";
  certificate: "none" | "owed" | "late" | "given";
  createdAt: string;
};
export type ListNewsOutput = {
  rows: NewsRow[];
  total: number;
  atLeast?: boolean;
};
export type UpdateNewsInput = {
  typeId: number;
  fromDay: string;
  toDay: string;
  part?: "whole" | "morning" | "afternoon";
  quantity?: string | null;
  note?: string;
  id: number;
  version: number;
};
export type NewsType = {
  code: string;
  name: string;
  unit: "days" | "hours" | "amount";
  sign: ("bonus" | "discount") | null;
  paidPercent: number;
  certificateDays: number | null;
  medical: boolean;
  askable: boolean;
  source: string;
  active: boolean;
  id: number;
  version: number;
  used: boolean;
};
export type ListNewsTypesOutput = {
  rows: NewsType[];
  edits: boolean;
};
export type SaveNewsTypeInput = {
  code: string;
  name: string;
  unit: "days" | "hours" | "amount";
  sign?: ("bonus" | "discount") | null;
  paidPercent: number;
  certificateDays?: number | null;
  medical?: boolean;
  askable?: boolean;
  source?: string;
  active?: boolean;
  id?: number;
  version?: number;
};
export type ChangeNewsStateInput = {
  id: number;
  version: number;
  move: "validate" | "reject" | "reopen" | "cancel" | "withdraw";
  reason?: string;
};
export const {
  useAddCertificateMutation,
  useAskNewsMutation,
  useChangeManyNewsMutation,
  useEnterManyNewsMutation,
  useEnterNewsMutation,
  useGetNewsQuery,
  useLazyGetNewsQuery,
  useListNewsQuery,
  useLazyListNewsQuery,
  useUpdateNewsMutation,
  useListNewsTypesQuery,
  useLazyListNewsTypesQuery,
  useSaveNewsTypeMutation,
  useChangeNewsStateMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    addCertificate: { invalidatesTags: resolveTags([{ type: 'News', id: 'input.id' }, { type: 'News', id: 'LIST' }]) },
    askNews: { invalidatesTags: resolveTags([{ type: 'News', id: 'LIST' }, { type: 'Request', id: 'LIST' }, { type: 'Absence', id: 'LIST' }]) },
    changeManyNews: { invalidatesTags: resolveTags([{ type: 'News', id: 'LIST' }, { type: 'Absence', id: 'LIST' }, { type: 'Request', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    enterManyNews: { invalidatesTags: resolveTags([{ type: 'News', id: 'LIST' }, { type: 'Absence', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    enterNews: { invalidatesTags: resolveTags([{ type: 'News', id: 'LIST' }, { type: 'Absence', id: 'LIST' }]) },
    getNews: { providesTags: resolveTags([{ type: 'News', id: 'input.id' }]) },
    listNews: { providesTags: resolveTags([{ type: 'News', id: 'LIST' }, { type: 'News', id: 'output.rows' }]) },
    updateNews: { invalidatesTags: resolveTags([{ type: 'News', id: 'input.id' }, { type: 'News', id: 'LIST' }, { type: 'Absence', id: 'LIST' }]) },
    listNewsTypes: { providesTags: resolveTags([{ type: 'NewsType', id: 'LIST' }]) },
    saveNewsType: { invalidatesTags: resolveTags([{ type: 'NewsType', id: 'LIST' }]) },
    changeNewsState: { invalidatesTags: resolveTags([{ type: 'News', id: 'input.id' }, { type: 'News', id: 'LIST' }, { type: 'Absence', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
  },
});
