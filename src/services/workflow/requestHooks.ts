import { workflowApi } from '../wms/generated/workflow.gen';

export const {
  useGetRequestQuery,
  useRemindRequestMutation,
  useReassignRequestMutation,
  useDecideRequestInsteadMutation,
} = workflowApi;
