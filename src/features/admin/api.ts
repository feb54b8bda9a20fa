import { adminApi } from '@/services/wms/generated/admin.gen';
import { houseApi } from '@/services/wms/generated/house.gen';

export type {
  Area,
  AuditRow,
  Chore,
  OpenSession,
  ParameterList,
  ParameterValue,
  Role,
  RoleAccount,
  SaveAreaApiArg,
  SaveSiteApiArg,
  ServerHealth,
  ServerJob,
  Site,
} from '@/services/wms/generated/admin.gen';

export const {
  useCancelJobMutation,
  useDeleteAreaMutation,
  useDeleteParameterMutation,
  useDeleteRoleMutation,
  useDeleteSiteMutation,
  useEndSessionMutation,
  useGetAreaQuery,
  useGetAuditEntryQuery,
  useGetHealthQuery,
  useGetRoleQuery,
  useGetSiteQuery,
  useListAllJobsQuery,
  useListAllSessionsQuery,
  useListAreasQuery,
  useListAuditQuery,
  useListChoresQuery,
  useListParametersQuery,
  useListRolesQuery,
  useListSitesQuery,
  useRetryJobMutation,
  useSaveAreaMutation,
  useSaveParameterMutation,
  useSaveRoleMutation,
  useSaveSiteMutation,
  useSendTestMailMutation,
  useVerifyAuditMutation,
} = adminApi;

export type { House } from '@/services/wms/generated/house.gen';

export const {
  useGetHouseQuery,
  useSaveBrandingMutation,
  useSaveMailMutation,
  useSaveSecurityMutation,
} = houseApi;
