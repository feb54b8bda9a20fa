import { workflowApi } from '@/services/wms/generated/workflow.gen';

export type {
  DecideRequestsInput,
  Delegation,
  WaitingRequest,
} from '@/services/wms/generated/workflow.gen';

export const {
  useApproveRequestMutation,
  useCreateDelegationMutation,
  useDecideRequestsMutation,
  useEndDelegationMutation,
  useGetRequestQuery,
  useListDelegationsQuery,
  useListRequestTypesQuery,
  useListWaitingQuery,
  useRejectRequestMutation,
  useReturnRequestMutation,
} = workflowApi;
