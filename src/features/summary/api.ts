import { holidaysApi } from '@/services/wms/generated/holidays.gen';
import { summaryApi } from '@/services/wms/generated/summary.gen';
import { workflowApi } from '@/services/wms/generated/workflow.gen';

export type { LeaveYear } from '@/services/wms/generated/holidays.gen';
export type {
  GetCoverageOutput as Coverage,
  ListNearDatesOutput as NearDates,
  NearAbsence,
} from '@/services/wms/generated/summary.gen';

export const {
  useCountWaitingQuery,
  useGetCoverageQuery,
  useListNearAbsencesQuery,
  useListNearDatesQuery,
} = summaryApi;

export const { useListMyRequestsQuery } = workflowApi;

export const { useGetLeaveBalanceQuery } = holidaysApi;
