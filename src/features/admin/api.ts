import { adminApi } from '@/services/wms/generated/admin.gen';

export type { AuditRow, OpenSession, Role, RoleAccount } from '@/services/wms/generated/admin.gen';

export const {
  useDeleteRoleMutation,
  useEndSessionMutation,
  useGetAuditEntryQuery,
  useGetRoleQuery,
  useListAllSessionsQuery,
  useListAuditQuery,
  useListRolesQuery,
  useSaveRoleMutation,
  useVerifyAuditMutation,
} = adminApi;
