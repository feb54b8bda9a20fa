// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    countList: build.query<CountListApiResponse, CountListApiArg>({
      query: (queryArg) => ({
        url: `/lista.contar`,
        params: {
          list: queryArg.list,
          input: queryArg.input,
        },
      }),
    }),
    createExport: build.mutation<CreateExportApiResponse, CreateExportApiArg>({
      query: (queryArg) => ({
        url: `/exportacion.crear`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as listsApi };
export type CountListApiResponse = /** status 200 ok */ ListCount;
export type CountListApiArg = {
  list: string;
  input?: {
    [key: string]: unknown;
  };
};
export type CreateExportApiResponse = /** status 200 ok */ ExportCreated;
export type CreateExportApiArg = CreateExportInput;
export type ListCount = {
  total: number;
};
export type ExportCreated = {
  url: string | null;
  name: string;
  jobId: string | null;
};
export type CreateExportInput = {
  list: string;
  input?: {
    [key: string]: unknown;
  };
  columns: string[];
  format: "csv" | "xlsx";
  ids?: number[];
  except?: number[];
};
export const {
  useCountListQuery,
  useLazyCountListQuery,
  useCreateExportMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    createExport: { invalidatesTags: resolveTags([{ type: 'Job', id: 'LIST' }]) },
  },
});
