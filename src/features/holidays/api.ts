import { holidaysApi } from '@/services/wms/generated/holidays.gen';
import { workflowApi } from '@/services/wms/generated/workflow.gen';

export type {
  AreaMinimum,
  CalendarFeed,
  HouseHoliday,
  Leave,
  LeaveBalance,
  LeaveBalanceRow,
  LeaveBlock,
  LeaveDetail,
  LeaveMovement,
  LeaveNotice,
  LeavePreview,
  LeaveType,
  LeaveYear,
} from '@/services/wms/generated/holidays.gen';

export const {
  useAddLeaveCertificateMutation,
  useAdjustLeaveBalanceMutation,
  useCancelLeaveMutation,
  useDeleteHouseHolidayMutation,
  useDeleteLeaveBlockMutation,
  useGetCalendarFeedQuery,
  useGetLeaveBalanceQuery,
  useGetLeaveQuery,
  useInterruptLeaveMutation,
  useListAreaMinimumsQuery,
  useListHouseHolidaysQuery,
  useListLeaveBalancesQuery,
  useListLeaveBlocksQuery,
  useListLeaveTypesQuery,
  useListLeavesQuery,
  useListOwnLeavesQuery,
  useRenewCalendarFeedMutation,
  useRequestLeaveMutation,
  useRevokeCalendarFeedMutation,
  useSaveAreaMinimumMutation,
  useSaveHouseHolidayMutation,
  useSaveLeaveBlockMutation,
  useSaveLeaveTypeMutation,
  useSimulateLeaveQuery,
} = holidaysApi;

export const { useCancelRequestMutation, useGetRequestQuery } = workflowApi;
