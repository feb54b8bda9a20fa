import { useMemo } from 'react';
import { usersApi } from '@/services/wms/generated/users.gen';
import type { Choice } from '../data-grid/gridColumn';
import { namedChoices } from '../data-grid/namedChoices';

export interface Places {
  sites: readonly Choice[];
  areas: readonly Choice[];
}

/** Sites and areas, as choices of a list or of a form; made once for each answer. */
export function usePlaces(): Places {
  const { data } = usersApi.useGetOrganisationQuery();
  return useMemo(
    () => ({ sites: namedChoices(data?.sites), areas: namedChoices(data?.areas) }),
    [data],
  );
}
