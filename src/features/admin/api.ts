import { adminApi } from '@/services/wms/generated/admin.gen';

export type {
  AuditRow,
  Chore,
  OpenSession,
  ParameterList,
  ParameterValue,
  Role,
  RoleAccount,
  ServerHealth,
  ServerJob,
} from '@/services/wms/generated/admin.gen';

export const {
  useCancelJobMutation,
  useDeleteParameterMutation,
  useDeleteRoleMutation,
  useEndSessionMutation,
  useGetAuditEntryQuery,
  useGetHealthQuery,
  useGetRoleQuery,
  useListAllJobsQuery,
  useListAllSessionsQuery,
  useListAuditQuery,
  useListChoresQuery,
  useListParametersQuery,
  useListRolesQuery,
  useRetryJobMutation,
  useSaveParameterMutation,
  useSaveRoleMutation,
  useSendTestMailMutation,
  useVerifyAuditMutation,
} = adminApi;
