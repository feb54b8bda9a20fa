import { usersApi } from '@/services/wms/generated/users.gen';

export type {
  ChangePeopleApiArg,
  DirectoryPerson,
  DirectoryPersonDetail,
  Employee,
  ListPeopleApiArg,
  PersonRef,
} from '@/services/wms/generated/users.gen';

export const {
  useChangePeopleMutation,
  useGetOrganisationQuery,
  useGetPersonQuery,
  useListEmployeesQuery,
  useListPeopleQuery,
} = usersApi;
