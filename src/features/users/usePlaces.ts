import { useMemo } from 'react';
import { useGetOrganisationQuery } from './api';
import type { Places } from './components/employeeColumns';

const choices = (places: readonly { id: number; name: string }[] = []) =>
  places.map(({ id, name }) => ({ value: id, label: name }));

/** The sites and areas a list can be narrowed to. */
export function usePlaces(): Places {
  const { data } = useGetOrganisationQuery();
  return useMemo(() => ({ sites: choices(data?.sites), areas: choices(data?.areas) }), [data]);
}
