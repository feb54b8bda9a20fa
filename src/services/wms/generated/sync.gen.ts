// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSync: build.query<ListSyncApiResponse, ListSyncApiArg>({
      query: (queryArg) => ({
        url: `/enlace.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    saveLink: build.mutation<SaveLinkApiResponse, SaveLinkApiArg>({
      query: (queryArg) => ({
        url: `/enlace.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    createProgram: build.mutation<
      CreateProgramApiResponse,
      CreateProgramApiArg
    >({
      query: (queryArg) => ({
        url: `/programa.crear`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getProgramChoices: build.query<
      GetProgramChoicesApiResponse,
      GetProgramChoicesApiArg
    >({
      query: () => ({ url: `/programa.obtenerOpciones` }),
    }),
    listPrograms: build.query<ListProgramsApiResponse, ListProgramsApiArg>({
      query: (queryArg) => ({
        url: `/programa.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    revokeProgram: build.mutation<
      RevokeProgramApiResponse,
      RevokeProgramApiArg
    >({
      query: (queryArg) => ({
        url: `/programa.revocar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    rotateProgram: build.mutation<
      RotateProgramApiResponse,
      RotateProgramApiArg
    >({
      query: (queryArg) => ({
        url: `/programa.renovarClave`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveProgram: build.mutation<SaveProgramApiResponse, SaveProgramApiArg>({
      query: (queryArg) => ({
        url: `/programa.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as syncApi };
export type ListSyncApiResponse = /** status 200 ok */ ListSyncOutput;
export type ListSyncApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "name" | "kind";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "name" | "kind" | "active";
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
export type SaveLinkApiResponse = /** status 200 ok */ Link;
export type SaveLinkApiArg = SaveLinkInput;
export type CreateProgramApiResponse = /** status 200 ok */ ProgramWithKey;
export type CreateProgramApiArg = CreateProgramInput;
export type GetProgramChoicesApiResponse = /** status 200 ok */ ProgramChoices;
export type GetProgramChoicesApiArg = void;
export type ListProgramsApiResponse = /** status 200 ok */ ListProgramsOutput;
export type ListProgramsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "name" | "state" | "expiresAt" | "lastUsedAt";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "name" | "state" | "expiresAt" | "lastUsedAt";
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
export type RevokeProgramApiResponse = /** status 200 ok */ Program;
export type RevokeProgramApiArg = RevokeProgramInput;
export type RotateProgramApiResponse = /** status 200 ok */ ProgramWithKey;
export type RotateProgramApiArg = RotateProgramInput;
export type SaveProgramApiResponse = /** status 200 ok */ Program;
export type SaveProgramApiArg = SaveProgramInput;
export type Link = {
  name: string;
  kind: "usual" | "special";
  note: string;
  active: boolean;
  id: number;
  version: number;
};
export type ListSyncOutput = {
  rows: Link[];
  total: number;
  atLeast?: boolean;
};
export type SaveLinkInput = {
  name: string;
  kind?: "usual" | "special";
  note?: string;
  active?: boolean;
  id?: number;
  version?: number;
};
export type Program = {
  name: string;
  note: string;
  roleId: number;
  perMinute: number;
  acciones: string[];
  id: number;
  version: number;
  roleName: string;
  state: "active" | "rotating" | "expiring" | "expired" | "revoked";
  expiresAt: string | null;
  lastUsedAt: string | null;
  lastAddress: string | null;
  hint: string | null;
  overlapUntil: string | null;
};
export type ProgramWithKey = {
  program: Program;
  key: string | null;
  expiresAt: string;
};
export type CreateProgramInput = {
  name: string;
  note?: string;
  roleId: number;
  perMinute: number;
  acciones: string[];
  days: number;
};
export type ProgramChoices = {
  acciones: {
    name: string;
    module: string;
    summary: string;
    changes: boolean;
    roleIds: number[];
  }[];
  roles: {
    id: number;
    name: string;
    scope: "own" | "team" | "site" | "all";
  }[];
};
export type ListProgramsOutput = {
  rows: Program[];
  total: number;
  atLeast?: boolean;
};
export type RevokeProgramInput = {
  id: number;
};
export type RotateProgramInput = {
  id: number;
  days: number;
  overlapHours: number;
};
export type SaveProgramInput = {
  name: string;
  note?: string;
  roleId: number;
  perMinute: number;
  acciones: string[];
  id: number;
  version: number;
};
export const {
  useListSyncQuery,
  useLazyListSyncQuery,
  useSaveLinkMutation,
  useCreateProgramMutation,
  useGetProgramChoicesQuery,
  useLazyGetProgramChoicesQuery,
  useListProgramsQuery,
  useLazyListProgramsQuery,
  useRevokeProgramMutation,
  useRotateProgramMutation,
  useSaveProgramMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    listSync: { providesTags: resolveTags([{ type: 'Link', id: 'LIST' }, { type: 'Link', id: 'output.rows' }]) },
    saveLink: { invalidatesTags: resolveTags([{ type: 'Link', id: 'LIST' }]) },
    createProgram: { invalidatesTags: resolveTags([{ type: 'Program', id: 'LIST' }]) },
    getProgramChoices: { providesTags: resolveTags([{ type: 'Role', id: 'LIST' }]) },
    listPrograms: { providesTags: resolveTags([{ type: 'Program', id: 'LIST' }, { type: 'Program', id: 'output.rows' }]) },
    revokeProgram: { invalidatesTags: resolveTags([{ type: 'Program', id: 'LIST' }]) },
    rotateProgram: { invalidatesTags: resolveTags([{ type: 'Program', id: 'LIST' }]) },
    saveProgram: { invalidatesTags: resolveTags([{ type: 'Program', id: 'LIST' }]) },
  },
});
