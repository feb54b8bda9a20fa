import { usersApi } from '@/services/wms/generated/users.gen';

export type {
  DirectoryPerson,
  DirectoryPersonDetail,
  Employee,
  ListPeopleApiArg,
  PersonRef,
} from '@/services/wms/generated/users.gen';

export const {
  useGetOrganisationQuery,
  useGetPersonQuery,
  useListEmployeesQuery,
  useListPeopleQuery,
} = usersApi;
