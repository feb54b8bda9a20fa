import { adminApi } from '@/services/wms/generated/admin.gen';
import { usersApi } from '@/services/wms/generated/users.gen';

export type {
  ChangePeopleApiArg,
  CreatePersonApiArg,
  DirectoryPerson,
  DirectoryPersonDetail,
  Employee,
  ListPeopleApiArg,
  PersonRef,
} from '@/services/wms/generated/users.gen';

export const {
  useChangePeopleMutation,
  useCreatePersonMutation,
  useDeactivatePersonMutation,
  useGetEmployeeQuery,
  useGetOrganisationQuery,
  useGetPersonQuery,
  useListEmployeesQuery,
  useListPeopleQuery,
  useReactivatePersonMutation,
  useUpdatePersonMutation,
} = usersApi;

export const { useListAuditQuery } = adminApi;
