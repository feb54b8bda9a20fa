import { adminApi } from '@/services/wms/generated/admin.gen';
import { houseApi } from '@/services/wms/generated/house.gen';
import { workflowApi } from '@/services/wms/generated/workflow.gen';

export type {
  Area,
  AuditRow,
  BackupCopy,
  BackupPlan,
  Chore,
  OpenSession,
  ParameterList,
  ParameterValue,
  Role,
  RoleAccount,
  ServerHealth,
  ServerJob,
  Site,
} from '@/services/wms/generated/admin.gen';

export const {
  useCancelJobMutation,
  useDeleteAreaMutation,
  useCreateBackupMutation,
  useDeleteBackupMutation,
  useDeleteParameterMutation,
  useDeleteRoleMutation,
  useDeleteSiteMutation,
  useEncryptBackupMutation,
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
  useListBackupsQuery,
  useListChoresQuery,
  useListParametersQuery,
  useListRolesQuery,
  useListSitesQuery,
  useSaveAreaMutation,
  useRestoreBackupMutation,
  useRetryJobMutation,
  useSaveBackupPlanMutation,
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

export type {
  ApprovalDefinition as Definition,
  ConditionChoice,
} from '@/services/wms/generated/workflow.gen';
export type {
  DefinitionInput,
  DefinitionRole,
  DryRunResult,
  NamedRecord,
  RequestKind,
} from './approvals/definitionTypes';

export const {
  useDeleteDefinitionMutation,
  useLazyTryDefinitionQuery,
  useListDefinitionsQuery,
  useListRequestTypesQuery,
  useMoveDefinitionMutation,
  useSaveDefinitionMutation,
  useSearchConditionRecordsQuery,
} = workflowApi;
