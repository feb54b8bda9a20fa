import { usersApi } from '@/services/wms/generated/users.gen';

export type {
  DirectoryPerson,
  DirectoryPersonDetail,
  ListPeopleApiArg,
  PersonRef,
} from '@/services/wms/generated/users.gen';

export const { useGetOrganisationQuery, useGetPersonQuery, useListPeopleQuery } = usersApi;
