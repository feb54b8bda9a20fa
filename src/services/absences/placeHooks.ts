import { usersApi } from '../wms/generated/users.gen';

/** Sites and areas, to narrow a calendar by. */
export const { useGetOrganisationQuery } = usersApi;
