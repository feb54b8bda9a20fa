import { adminApi } from '@/services/wms/generated/admin.gen';
import { usersApi } from '@/services/wms/generated/users.gen';

export type {
  ChangePeopleApiArg,
  CreatePersonApiArg,
  DirectoryPerson,
  DirectoryPersonDetail,
  Employee,
  ListPeopleApiArg,
  NewPassword,
  PersonAccount,
  PersonRef,
} from '@/services/wms/generated/users.gen';

export const {
  useChangePeopleMutation,
  useCreatePersonMutation,
  useDeactivatePersonMutation,
  useGetAccountQuery,
  useGetEmployeeQuery,
  useGetOrganisationQuery,
  useGetPersonQuery,
  useListEmployeesQuery,
  useListPeopleQuery,
  useReactivatePersonMutation,
  useRemovePersonPhotoMutation,
  useResetPasswordMutation,
  useSaveAccountMutation,
  useSavePersonPhotoMutation,
  useUpdatePersonMutation,
} = usersApi;

export const { useListAuditQuery, useListRolesQuery } = adminApi;
