import { jobsApi } from '../wms/generated/jobs.gen';

export type { BulkResult } from '../wms/generated/jobs.gen';

export const { useGetDemoHistoryQuery, useListJobsQuery, useListJobResultsQuery } = jobsApi;
