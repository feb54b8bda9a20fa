import { adminApi } from '@/services/wms/generated/admin.gen';

export type {
  AuditRow,
  OpenSession,
  ParameterList,
  ParameterValue,
  Role,
  RoleAccount,
} from '@/services/wms/generated/admin.gen';

export const {
  useDeleteParameterMutation,
  useDeleteRoleMutation,
  useEndSessionMutation,
  useGetAuditEntryQuery,
  useGetRoleQuery,
  useListAllSessionsQuery,
  useListAuditQuery,
  useListParametersQuery,
  useListRolesQuery,
  useSaveParameterMutation,
  useSaveRoleMutation,
  useVerifyAuditMutation,
} = adminApi;
