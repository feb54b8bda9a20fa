// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listJobResults: build.query<
      ListJobResultsApiResponse,
      ListJobResultsApiArg
    >({
      query: (queryArg) => ({
        url: `/tarea.listarResultados`,
        params: {
          jobId: queryArg.jobId,
          onlyRefused: queryArg.onlyRefused,
          page: queryArg.page,
          size: queryArg.size,
        },
      }),
    }),
    getDemoHistory: build.query<
      GetDemoHistoryApiResponse,
      GetDemoHistoryApiArg
    >({
      query: () => ({ url: `/demo.obtenerHistoria` }),
    }),
    listJobs: build.query<ListJobsApiResponse, ListJobsApiArg>({
      query: () => ({ url: `/tarea.listar` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as jobsApi };
export type ListJobResultsApiResponse =
  /** status 200 ok */ ListJobResultsOutput;
export type ListJobResultsApiArg = {
  jobId: string;
  onlyRefused?: boolean;
  page?: number;
  size?: number;
};
export type GetDemoHistoryApiResponse = /** status 200 ok */ DemoHistory;
export type GetDemoHistoryApiArg = void;
export type ListJobsApiResponse = /** status 200 ok */ ListJobsOutput;
export type ListJobsApiArg = void;
export type BulkResult = {
  id: number;
  label: string;
  ok: boolean;
  message: string | null;
  undo?: {
    [key: string]: unknown;
  };
};
export type ListJobResultsOutput = {
  rows: BulkResult[];
  total: number;
  atLeast?: boolean;
};
export type DemoHistory = {
  making: boolean;
};
export type Job = {
  id: string;
  title: string;
  state: "queued" | "running" | "done" | "failed" | "cancelled";
  doneUnits: number;
  totalUnits: number | null;
  message: string | null;
  link: string | null;
  createdAt: string;
  finishedAt: string | null;
};
export type ListJobsOutput = {
  rows: Job[];
};
export const {
  useListJobResultsQuery,
  useLazyListJobResultsQuery,
  useGetDemoHistoryQuery,
  useLazyGetDemoHistoryQuery,
  useListJobsQuery,
  useLazyListJobsQuery,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    listJobResults: { providesTags: resolveTags([{ type: 'Job', id: 'LIST' }]) },
    getDemoHistory: { providesTags: resolveTags([{ type: 'Job', id: 'LIST' }]) },
    listJobs: { providesTags: resolveTags([{ type: 'Job', id: 'LIST' }]) },
  },
});
