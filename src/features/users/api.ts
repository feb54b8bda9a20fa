import { adminApi } from '@/services/wms/generated/admin.gen';
import { documentsApi } from '@/services/wms/generated/documents.gen';
import { usersApi } from '@/services/wms/generated/users.gen';

export type {
  ChangePeopleApiArg,
  ChartPerson,
  Dependant,
  DirectoryPerson,
  DirectoryPersonDetail,
  Employee,
  Evaluation,
  Family,
  HistoryRow,
  ListPeopleApiArg,
  NewPassword,
  PayRow,
  PersonAccount,
  PersonPay,
  PersonRef,
  SavePersonHistoryApiArg,
} from '@/services/wms/generated/users.gen';

export const {
  useChangePeopleMutation,
  useCreatePersonMutation,
  useDeactivatePersonMutation,
  useDeleteDependantMutation,
  useDeleteEvaluationMutation,
  useDeletePersonHistoryMutation,
  useGetAccountQuery,
  useGetChartPathQuery,
  useGetEmployeeQuery,
  useGetFamilyQuery,
  useGetOrganisationQuery,
  useGetPayQuery,
  useGetPersonQuery,
  useListChartQuery,
  useListEmployeesQuery,
  useListPayQuery,
  useListEvaluationsQuery,
  useListPeopleQuery,
  useListPersonHistoryQuery,
  usePreviewLeavingQuery,
  useReactivatePersonMutation,
  useRemovePersonPhotoMutation,
  useLiftSecondStepMutation,
  useResetPasswordMutation,
  useSaveAccountMutation,
  useSaveDependantMutation,
  useSaveEvaluationMutation,
  useSaveEmergencyContactMutation,
  useSavePersonPhotoMutation,
  useSavePayMutation,
  useSavePersonHistoryMutation,
  useUpdatePersonMutation,
} = usersApi;

export const { useListAuditQuery, useListRolesQuery } = adminApi;

export const { useListDocumentTypesQuery } = documentsApi;
