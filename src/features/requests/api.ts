import { workflowApi } from '@/services/wms/generated/workflow.gen';

export const { useCancelRequestMutation, useGetRequestQuery, useListMyRequestsQuery } = workflowApi;
