// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listJobs: build.query<ListJobsApiResponse, ListJobsApiArg>({
      query: () => ({ url: `/tarea.listar` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as jobsApi };
export type ListJobsApiResponse = /** status 200 ok */ ListJobsOutput;
export type ListJobsApiArg = void;
export type Job = {
  id: string;
  title: string;
  state: "queued" | "running" | "done" | "failed";
  doneUnits: number;
  totalUnits: number | null;
  message: string | null;
  createdAt: string;
  finishedAt: string | null;
};
export type ListJobsOutput = {
  rows: Job[];
};
export const { useListJobsQuery } = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    listJobs: { providesTags: resolveTags([{ type: 'Job', id: 'LIST' }]) },
  },
});
