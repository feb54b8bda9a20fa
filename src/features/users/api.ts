import { adminApi } from '@/services/wms/generated/admin.gen';
import { usersApi } from '@/services/wms/generated/users.gen';

export type {
  ChangePeopleApiArg,
  ChartPerson,
  CreatePersonApiArg,
  DirectoryPerson,
  DirectoryPersonDetail,
  Employee,
  HistoryRow,
  ListPeopleApiArg,
  NewPassword,
  PayRow,
  PersonAccount,
  PersonPay,
  PersonRef,
  SavePayApiArg,
  SavePersonHistoryApiArg,
} from '@/services/wms/generated/users.gen';

export const {
  useChangePeopleMutation,
  useCreatePersonMutation,
  useDeactivatePersonMutation,
  useDeletePersonHistoryMutation,
  useGetAccountQuery,
  useGetChartPathQuery,
  useGetEmployeeQuery,
  useGetOrganisationQuery,
  useGetPayQuery,
  useGetPersonQuery,
  useListChartQuery,
  useListEmployeesQuery,
  useListPayQuery,
  useListPeopleQuery,
  useListPersonHistoryQuery,
  useReactivatePersonMutation,
  useRemovePersonPhotoMutation,
  useLiftSecondStepMutation,
  useResetPasswordMutation,
  useSaveAccountMutation,
  useSavePersonPhotoMutation,
  useSavePayMutation,
  useSavePersonHistoryMutation,
  useUpdatePersonMutation,
} = usersApi;

export const { useListAuditQuery, useListRolesQuery } = adminApi;
