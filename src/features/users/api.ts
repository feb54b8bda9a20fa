import { usersApi } from '@/services/wms/generated/users.gen';

export type {
  DirectoryPerson,
  DirectoryPersonDetail,
  ListPeopleApiArg,
  Organisation,
  PersonRef,
} from '@/services/wms/generated/users.gen';

export const { useGetOrganisationQuery, useGetPersonQuery, useListPeopleQuery } = usersApi;
