// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    applyImport: build.mutation<ApplyImportApiResponse, ApplyImportApiArg>({
      query: (queryArg) => ({
        url: `/importacion.aplicar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    correctImport: build.mutation<
      CorrectImportApiResponse,
      CorrectImportApiArg
    >({
      query: (queryArg) => ({
        url: `/importacion.corregir`,
        method: "POST",
        body: queryArg,
      }),
    }),
    createMissing: build.mutation<
      CreateMissingApiResponse,
      CreateMissingApiArg
    >({
      query: (queryArg) => ({
        url: `/importacion.crearFaltantes`,
        method: "POST",
        body: queryArg,
      }),
    }),
    discardImport: build.mutation<
      DiscardImportApiResponse,
      DiscardImportApiArg
    >({
      query: (queryArg) => ({
        url: `/importacion.descartar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getImport: build.query<GetImportApiResponse, GetImportApiArg>({
      query: (queryArg) => ({
        url: `/importacion.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listImportRows: build.query<
      ListImportRowsApiResponse,
      ListImportRowsApiArg
    >({
      query: (queryArg) => ({
        url: `/importacion.listarFilas`,
        params: {
          id: queryArg.id,
          states: queryArg.states,
          warned: queryArg.warned,
          page: queryArg.page,
          size: queryArg.size,
        },
      }),
    }),
    mapImport: build.mutation<MapImportApiResponse, MapImportApiArg>({
      query: (queryArg) => ({
        url: `/importacion.mapear`,
        method: "POST",
        body: queryArg,
      }),
    }),
    prepareImport: build.mutation<
      PrepareImportApiResponse,
      PrepareImportApiArg
    >({
      query: (queryArg) => ({
        url: `/importacion.preparar`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as importsApi };
export type ApplyImportApiResponse = /** status 200 ok */ ImportRun;
export type ApplyImportApiArg = ApplyImportInput;
export type CorrectImportApiResponse = /** status 200 ok */ CorrectedImport;
export type CorrectImportApiArg = CorrectImportInput;
export type CreateMissingApiResponse = /** status 200 ok */ ImportRun;
export type CreateMissingApiArg = CreateMissingInput;
export type DiscardImportApiResponse = /** status 200 ok */ Done;
export type DiscardImportApiArg = DiscardImportInput;
export type GetImportApiResponse = /** status 200 ok */ ImportRun;
export type GetImportApiArg = number;
export type ListImportRowsApiResponse =
  /** status 200 ok */ ListImportRowsOutput;
export type ListImportRowsApiArg = {
  id: number;
  states?: (
    "new" | "changed" | "unchanged" | "invalid" | "applied" | "refused"
  )[];
  warned?: boolean;
  page?: number;
  size?: number;
};
export type MapImportApiResponse = /** status 200 ok */ ImportRun;
export type MapImportApiArg = MapImportInput;
export type PrepareImportApiResponse = /** status 200 ok */ ImportRun;
export type PrepareImportApiArg = PrepareImportInput;
export type ImportColumn = {
  key: string;
  label: string;
  required: boolean;
  source: number | null;
};
export type MissingNames = {
  one: string;
  many: string;
  names: string[];
};
export type ImportRun = {
  id: number;
  kind: string;
  title: string;
  fileName: string;
  state: "preview" | "applying" | "done" | "discarded";
  headers: string[];
  columns: ImportColumn[];
  problems: string[];
  counts: {
    new: number;
    changed: number;
    unchanged: number;
    invalid: number;
    applied: number;
    refused: number;
  };
  faults: number;
  warned: number;
  offer: {
    missing: MissingNames[];
    allowed: boolean;
    chosen: boolean;
    whom: string;
  } | null;
  jobId: string | null;
  reportUrl: string;
  createdAt: string;
};
export type ApplyImportInput = {
  id: number;
  mode: "all" | "valid";
};
export type CorrectedImport = {
  run: ImportRun;
  others: number;
};
export type CorrectImportInput = {
  id: number;
  number: number;
  key: string;
  text: string;
  alike?: string;
};
export type CreateMissingInput = {
  id: number;
  creates: boolean;
};
export type Done = {
  ok: true;
};
export type DiscardImportInput = {
  id: number;
};
export type ImportNote = {
  column: string | null;
  message: string;
};
export type ImportRow = {
  number: number;
  state: "new" | "changed" | "unchanged" | "invalid" | "applied" | "refused";
  cells: string[];
  errors: ImportNote[];
  warnings: ImportNote[];
};
export type ListImportRowsOutput = {
  rows: ImportRow[];
  total: number;
  atLeast?: boolean;
};
export type MapImportInput = {
  id: number;
  mapping: {
    key: string;
    source: number | null;
  }[];
};
export type PrepareImportInput = {
  kind: string;
  file: string;
};
export const {
  useApplyImportMutation,
  useCorrectImportMutation,
  useCreateMissingMutation,
  useDiscardImportMutation,
  useGetImportQuery,
  useLazyGetImportQuery,
  useListImportRowsQuery,
  useLazyListImportRowsQuery,
  useMapImportMutation,
  usePrepareImportMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    applyImport: { invalidatesTags: resolveTags([{ type: 'Import', id: 'input.id' }, { type: 'Job', id: 'LIST' }]) },
    correctImport: { invalidatesTags: resolveTags([{ type: 'Import', id: 'input.id' }]) },
    createMissing: { invalidatesTags: resolveTags([{ type: 'Import', id: 'input.id' }]) },
    discardImport: { invalidatesTags: resolveTags([{ type: 'Import', id: 'input.id' }]) },
    getImport: { providesTags: resolveTags([{ type: 'Import', id: 'input.id' }]) },
    listImportRows: { providesTags: resolveTags([{ type: 'Import', id: 'input.id' }]) },
    mapImport: { invalidatesTags: resolveTags([{ type: 'Import', id: 'input.id' }]) },
  },
});
